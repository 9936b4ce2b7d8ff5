-- What a hosted project has before the migrations of Supabase Auth and ours: roles, schemas and grants
-- (https://supabase.com/docs/guides/database/postgres/roles). Run by the superuser, supabase_admin.

-- The owner of our migrations: it bypasses policies, and is no superuser.
create role postgres with login createdb createrole replication bypassrls;
alter role postgres set search_path = "$user", public, extensions;
grant all on database postgres to postgres;
grant all on schema public to postgres;

-- REST connects as authenticator, and becomes the role of the request. (On a hosted project it does not
-- inherit. @supabase/lite finds only the tables that its own role can use.)
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator with login;
grant anon, authenticated, service_role to authenticator;
-- From Postgres 16 on, a migration may alter only roles that it administers.
grant anon, authenticated, service_role to postgres with admin option;
grant usage on schema public to anon, authenticated, service_role;
-- What migrations create in schema public is open to every role until they revoke that.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

-- Supabase Auth owns its tables. The other roles can use the schema, and only postgres the tables.
create role supabase_auth_admin with login noinherit createrole;
alter role supabase_auth_admin set search_path = auth;
create schema auth authorization supabase_auth_admin;
grant create on database postgres to supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth
  grant all on tables to postgres;
alter default privileges for role supabase_auth_admin in schema auth
  grant all on sequences to postgres;
alter default privileges for role supabase_auth_admin in schema auth
  grant all on functions to postgres;
-- @supabase/lite looks up each token's user. Because of row-level security, it finds none and
-- continues like PostgREST, so that the policies decide.
alter default privileges for role supabase_auth_admin in schema auth
  grant select on tables to authenticator;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
create extension pgcrypto with schema extensions;
create extension pgtap with schema extensions;
