-- Helpers for the other files. This file doesn't roll back, so they stay. No migration creates the schema,
-- so only test databases have it. The names are those of basejump's supabase_test_helpers.
create schema if not exists tests;
grant usage on schema tests to anon, authenticated, service_role;

-- Creates a user with a session, and returns the user's id. The session has the same id, so that
-- authenticate_as can name it.
create or replace function tests.create_supabase_user(email text)
returns uuid
language sql
as $$
  with new_user as (
    insert into auth.users (id, email, is_sso_user, is_anonymous)
    values (gen_random_uuid(), email, false, false)
    returning id
  )
  insert into auth.sessions (id, user_id) select id, id from new_user returning user_id;
$$;

-- Sets the role and the claims, as the API does before a request's query. Hosted Supabase reads all claims
-- from one setting; the embedded backend also reads one setting per claim.
create or replace function tests.set_request(role text, claims jsonb default '{}')
returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true);
  perform set_config('request.jwt.claim.role', role, true);
  perform set_config(
    'request.jwt.claims', (claims || jsonb_build_object('role', role))::text, true
  );
  perform set_config('role', role, true);
end;
$$;

-- The statements that follow run as this user, as a visitor, as the service role, or as the owner of
-- the database.
create or replace function tests.authenticate_as(user_id uuid, claims jsonb default '{}')
returns void
language sql
as $$
  select tests.set_request(
    'authenticated', jsonb_build_object('sub', user_id, 'session_id', user_id) || claims
  )
$$;

create or replace function tests.clear_authentication() returns void language sql
as $$ select tests.set_request('anon') $$;

create or replace function tests.authenticate_as_service_role() returns void language sql
as $$ select tests.set_request('service_role') $$;

create or replace function tests.reset_role() returns void language sql
as $$ select set_config('role', 'none', true) $$;

begin;
select plan(1);
select has_function(
  'tests', 'authenticate_as', array['uuid', 'jsonb'], 'the test helpers are installed'
);
select * from finish();
rollback;
