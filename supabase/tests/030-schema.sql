-- Rules for every table, policy, grant and function, including future ones.
begin;
select plan(30);

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'every table in public has row-level security'
);
select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and not coalesce(reloptions @> array['security_invoker=true'], false) $$,
  'no view in public bypasses row-level security'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and 'public' = any (roles) $$,
  'every policy in public names its roles'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and cmd = 'ALL' and permissive = 'PERMISSIVE' $$,
  'every policy that gives access is for one command'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and 'true' in (qual, with_check) $$,
  'no policy in public is always true'
);
select is_empty(
  $$ select table_name, grantee, privilege_type from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
       and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN') $$,
  'anon and authenticated have only row privileges in public'
);
select is_empty(
  $$ select table_name, privilege_type from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'PUBLIC' $$,
  'no table in public grants anything to PUBLIC'
);
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  'every function sets its search_path'
);
select is_empty(
  $$ select conname from pg_constraint
     join pg_class on pg_class.oid = conrelid
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where connamespace = 'public'::regnamespace and contype = 'c'
       and not starts_with(conname, concat_ws('_', relname, attname, '')) $$,
  'every CHECK constraint is named table_field_rule, from which the page takes the name of the field'
);

-- All grants
select table_privs_are('public', 'posts', 'anon', '{}', 'visitors have no privileges on posts');
select table_privs_are(
  'public', 'posts', 'authenticated', array['SELECT', 'DELETE'],
  'users have SELECT and DELETE on posts'
);
select is_empty(
  $$ select column_name, privilege_type from information_schema.column_privileges
     where table_schema = 'public' and table_name = 'posts' and grantee = 'anon' $$,
  'visitors have no column privileges on posts'
);
select bag_eq(
  $$ select column_name::text from information_schema.column_privileges
     where table_name = 'posts' and grantee = 'authenticated' and privilege_type = 'INSERT' $$,
  array['user_id', 'title', 'content'], 'users can set user_id, title and content of new posts'
);
select bag_eq(
  $$ select column_name::text from information_schema.column_privileges
     where table_name = 'posts' and grantee = 'authenticated' and privilege_type = 'UPDATE' $$,
  array['title', 'content'], 'users can update title and content of posts'
);
select table_privs_are(
  'public', 'posts', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'the service role reads and writes posts'
);
select table_privs_are('public', 'contacts', 'anon', '{}', 'visitors have no table privileges on contacts');
select table_privs_are(
  'public', 'contacts', 'authenticated', '{}', 'users have no table privileges on contacts'
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
  'visitors and users can only set name, email, company and message of contacts'
);
select table_privs_are(
  'public', 'contacts', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'the service role reads and writes contacts'
);

-- All policies
select policies_are(
  'public', 'posts',
  array[
    'read own posts', 'create own posts', 'update own posts', 'delete own posts',
    'require a valid session'
  ],
  'posts has these policies only'
);
select policies_are(
  'public', 'contacts', array['leave a message'], 'contacts has one policy'
);
select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and has_any_column_privilege('authenticated', oid, 'SELECT')
       and not exists (
         select from pg_policy where polrelid = pg_class.oid and not polpermissive and polcmd = '*'
       ) $$,
  'a valid session is required for every command on each table that users can read'
);
select is_empty(
  $$ select policyname from pg_policies
     where tablename = 'posts' and roles <> array['authenticated'::name] $$,
  'the policies of posts are for signed-in users'
);
select policy_roles_are(
  'public', 'contacts', 'leave a message', array['anon', 'authenticated'],
  'the policy of contacts is for visitors and users'
);

-- Internal objects
select schema_privs_are('private', 'anon', '{}', 'visitors cannot use the schema private');
select schema_privs_are('private', 'authenticated', '{}', 'users cannot use the schema private');
select bag_eq(
  $$ select role || ' ' || p.proname
     from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) as role
     where p.pronamespace = 'private'::regnamespace
       and has_function_privilege(role, p.oid, 'EXECUTE') $$,
  array['authenticated has_valid_session'],
  'API roles can execute only the function of the policies'
);
select bag_eq(
  $$ select role || ' ' || p.proname
     from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) as role
     where p.pronamespace = 'public'::regnamespace
       and has_function_privilege(role, p.oid, 'EXECUTE') $$,
  array['authenticated delete_account', 'authenticated search_posts'],
  'only users can execute the functions of public'
);
select is(count(*), 2::bigint, 'statements of visitors and users end after three seconds')
from pg_roles
where rolname in ('anon', 'authenticated') and 'statement_timeout=3s' = any (rolconfig);
select is_empty(
  $$ select table_name, grantee, privilege_type from information_schema.role_table_grants
     where table_schema = 'private'
       and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC') $$,
  'API roles have no privileges on the tables of private'
);

select * from finish();
rollback;
