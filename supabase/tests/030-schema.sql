-- What holds for every table, policy, grant and function there is, those of tomorrow included.
begin;
select plan(26);

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'row-level security is on for every table in public'
);
select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and not coalesce(reloptions @> array['security_invoker=true'], false) $$,
  'no view in public passes row-level security by'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and 'public' = any (roles) $$,
  'every policy in public names its roles'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and cmd = 'ALL' $$,
  'every policy in public is for one verb'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and 'true' in (qual, with_check) $$,
  'no policy in public is simply true'
);
select is_empty(
  $$ select table_name, grantee, privilege_type from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
       and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN') $$,
  'no table in public grants more than rows to anon or authenticated'
);
select is_empty(
  $$ select table_name, privilege_type from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'PUBLIC' $$,
  'no table in public grants anything to everybody'
);
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  'every function has a search_path of its own'
);

-- The grants, one by one
select table_privs_are('public', 'posts', 'anon', '{}', 'posts: visitors have nothing');
select table_privs_are(
  'public', 'posts', 'authenticated', array['SELECT', 'DELETE'],
  'posts: people read and delete whole rows'
);
select is_empty(
  $$ select column_name, privilege_type from information_schema.column_privileges
     where table_schema = 'public' and table_name = 'posts' and grantee = 'anon' $$,
  'posts: visitors have no column either'
);
select bag_eq(
  $$ select column_name::text from information_schema.column_privileges
     where table_name = 'posts' and grantee = 'authenticated' and privilege_type = 'INSERT' $$,
  array['user_id', 'title', 'content'], 'posts: people write these columns'
);
select bag_eq(
  $$ select column_name::text from information_schema.column_privileges
     where table_name = 'posts' and grantee = 'authenticated' and privilege_type = 'UPDATE' $$,
  array['title', 'content'], 'posts: people change these columns'
);
select table_privs_are(
  'public', 'posts', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'posts: the service role has all of it'
);
select table_privs_are('public', 'contacts', 'anon', '{}', 'contacts: visitors have no whole row');
select table_privs_are(
  'public', 'contacts', 'authenticated', '{}', 'contacts: people have no whole row'
);
select bag_eq(
  $$ select grantee || ' ' || privilege_type || ' ' || column_name
     from information_schema.column_privileges
     where table_name = 'contacts' and grantee in ('anon', 'authenticated') $$,
  array[
    'anon INSERT name', 'anon INSERT email', 'anon INSERT company', 'anon INSERT message',
    'authenticated INSERT name', 'authenticated INSERT email',
    'authenticated INSERT company', 'authenticated INSERT message'
  ],
  'contacts: visitors and people write these columns and read none'
);
select table_privs_are(
  'public', 'contacts', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'contacts: the service role has all of it'
);

-- The policies, one by one
select policies_are(
  'public', 'posts',
  array['read own posts', 'create own posts', 'update own posts', 'delete own posts'],
  'posts: a policy per verb'
);
select policies_are(
  'public', 'contacts', array['leave a message'], 'contacts: one policy, to leave a message'
);
select is_empty(
  $$ select policyname from pg_policies
     where tablename = 'posts' and roles <> array['authenticated'::name] $$,
  'posts: the policies are for people'
);
select policy_roles_are(
  'public', 'contacts', 'leave a message', array['anon', 'authenticated'],
  'contacts: the policy is for visitors and people'
);

-- What runs by itself is out of the API's reach.
select schema_privs_are('private', 'anon', '{}', 'private: out of reach for visitors');
select schema_privs_are('private', 'authenticated', '{}', 'private: out of reach for people');
select is_empty(
  $$ select p.oid::regprocedure, role from pg_proc p, unnest(array['anon', 'authenticated']) as role
     where p.pronamespace = 'private'::regnamespace and has_function_privilege(role, p.oid, 'EXECUTE')
       and (p.proname, role) <> ('has_given_code', 'authenticated') $$,
  'private: no function is for visitors or people, but for the one that the policies of people ask'
);
select is_empty(
  $$ select table_name, grantee, privilege_type from information_schema.role_table_grants
     where table_schema = 'private' and grantee in ('anon', 'authenticated', 'PUBLIC') $$,
  'private: no table is for visitors or people'
);

select * from finish();
rollback;
