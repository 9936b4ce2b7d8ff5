-- Deleting one's own account.
begin;
select plan(15);

create temporary table users as
select
  tests.create_user('ada@example.com') as ada,
  tests.create_user('bob@example.com') as bob,
  tests.create_user('cleo@example.com') as cleo,
  tests.create_user('dan@example.com') as dan;
grant select on users to anon, authenticated, service_role;

insert into public.posts (user_id, title)
select ada, 'Ada''s' from users union all select bob, 'Bob''s' from users;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select gen_random_uuid(), bob, 'totp', 'verified', now(), now() from users;

select function_privs_are(
  'public', 'delete_account', array[]::text[], 'authenticated', array['EXECUTE'],
  'users can delete an account'
);
select function_privs_are(
  'public', 'delete_account', array[]::text[], 'anon', '{}', 'visitors cannot delete an account'
);
select function_privs_are(
  'public', 'delete_account', array[]::text[], 'service_role', '{}',
  'the secret key, which has no account, cannot delete one'
);

-- How long ago the caller gave each factor, in seconds, as Supabase Auth says it in a token.
create function pg_temp.amr(variadic ages int[]) returns jsonb language sql as $$
  select jsonb_build_object('amr', jsonb_agg(jsonb_build_object(
    'method', 'password', 'timestamp', extract(epoch from now())::bigint - age
  ))) from unnest(ages) as age
$$;

select tests.sign_in((select ada from users), pg_temp.amr(601));
select throws_ok(
  'select public.delete_account()', 'PT403',
  'Log in again: an account is deleted within ten minutes of a log-in.',
  'a log-in of more than ten minutes ago is refused'
);
select tests.sign_in((select bob from users), pg_temp.amr(10));
select throws_ok(
  'select public.delete_account()', 'PT401', 'Your session has ended. Log in again.',
  'a user with an authenticator needs an MFA session'
);
select tests.sign_in(
  (select ada from users), jsonb_build_object('session_id', (select bob from users))
);
select throws_ok(
  'select public.delete_account()', 'PT401', 'Your session has ended. Log in again.',
  'a session of another user is refused'
);
select tests.sign_in((select ada from users), '{"session_id": null}');
select throws_ok(
  'select public.delete_account()', 'PT401', 'Your session has ended. Log in again.',
  'a token without a session is refused'
);
select tests.use_owner();
select is(count(*), 4::bigint, 'nothing has been deleted so far') from auth.users
where id in (select unnest(array[ada, bob, cleo, dan]) from users);

select tests.sign_in((select ada from users), pg_temp.amr(7200, 30));
select lives_ok('select public.delete_account()', 'the latest factor counts');
select throws_ok(
  'select public.delete_account()', 'PT401', 'Your session has ended. Log in again.',
  'the session of a deleted account is refused'
);
select tests.sign_in((select cleo from users));
select lives_ok(
  'select public.delete_account()', 'a token that does not say when is accepted'
);
select tests.sign_in((select dan from users), '{"amr": ["password"]}');
select lives_ok(
  'select public.delete_account()', 'a token that names factors without a time is accepted'
);

select tests.use_owner();
select results_eq(
  'select id from auth.users where id in (select unnest(array[ada, bob, cleo, dan]) from users)',
  'select bob from users', 'only the callers'' accounts are gone'
);
select results_eq(
  'select title from public.posts', array['Bob''s'], 'the posts go with their account'
);
select is_empty(
  'select from auth.sessions where user_id in (select ada from users)',
  'the sessions go with their account'
);

select * from finish();
rollback;
