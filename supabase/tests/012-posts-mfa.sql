-- Users with a verified authenticator need an MFA session.
begin;
select plan(6);

create temporary table users as
select tests.create_supabase_user('ada@example.com') as ada, tests.create_supabase_user('bob@example.com') as bob;
grant select on users to anon, authenticated, service_role;

insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values
  (gen_random_uuid(), (select ada from users), 'totp', 'verified', now(), now()),
  (gen_random_uuid(), (select bob from users), 'totp', 'unverified', now(), now());

insert into public.posts (id, user_id, title)
values
  ('00000000-0000-4000-8000-00000000000a', (select ada from users), 'Ada''s'),
  ('00000000-0000-4000-8000-00000000000b', (select bob from users), 'Bob''s');

select tests.authenticate_as((select ada from users));
select is_empty('select * from public.posts', 'a session without a level reads no posts');

select tests.authenticate_as((select ada from users), '{"aal": "aal1"}');
select is_empty('select * from public.posts', 'a password session reads no posts');

select tests.authenticate_as((select ada from users), '{"aal": "aal2"}');
select results_eq(
  'select title from public.posts', array['Ada''s'], 'an MFA session reads the user''s own posts'
);

select tests.authenticate_as((select bob from users), '{"aal": "aal1"}');
select results_eq(
  'select title from public.posts', array['Bob''s'],
  'a user with an unverified authenticator needs no MFA session'
);
select throws_ok(
  'select * from auth.mfa_factors', '42501', null, 'API roles cannot read the authenticators'
);

select tests.reset_role();
select bag_eq(
  $$ select column_name::text from information_schema.columns
     where table_schema = 'auth' and table_name = 'mfa_factors'
       and is_nullable = 'NO' and column_default is null $$,
  array['id', 'user_id', 'factor_type', 'status', 'created_at', 'updated_at'],
  'auth.mfa_factors requires the columns that the real table requires'
);

select * from finish();
rollback;
