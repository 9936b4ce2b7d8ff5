-- Deleting one's own account, passwords before the confirmation, and the size of a user's metadata.
begin;
select plan(23);

create temporary table users as
select
  tests.create_supabase_user('ada@example.com') as ada,
  tests.create_supabase_user('bob@example.com') as bob,
  tests.create_supabase_user('cleo@example.com') as cleo;
grant select on users to anon, authenticated, service_role;

insert into public.posts (user_id, title)
select ada, 'Ada''s' from users union all select bob, 'Bob''s' from users;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select gen_random_uuid(), bob, 'totp', 'verified', now(), now() from users;

-- How long ago the caller authenticated by each method, in seconds, as Supabase Auth says it in a token.
create function pg_temp.amr(ages json) returns jsonb language sql as $$
  select jsonb_build_object('aal', 'aal1', 'amr', jsonb_agg(jsonb_build_object(
    'method', method, 'timestamp', extract(epoch from now())::bigint - age::bigint
  ))) from json_each_text(ages) as factor (method, age)
$$;

-- Only a recent password counts: with the session alone, anyone could enroll an authenticator.
create function pg_temp.is_refused(claims jsonb, description text) returns setof text language plpgsql
as $$
begin
  perform tests.authenticate_as((select ada from users), claims);
  return next throws_ok(
    'select public.delete_account()', 'PT403',
    'To protect your account, log in again before you delete it.', description
  );
end;
$$;
select pg_temp.is_refused(pg_temp.amr('{"password": 601}'), 'rejects a password of more than ten minutes ago');
select pg_temp.is_refused(
  pg_temp.amr('{"password": 601, "totp": 5}') || '{"aal": "aal2"}',
  'rejects an old password login with a new authenticator code'
);
select pg_temp.is_refused(pg_temp.amr('{"otp": 5}'), 'rejects a link from an email');
select pg_temp.is_refused('{"aal": "aal1"}', 'rejects a token without methods');
select pg_temp.is_refused(
  '{"aal": "aal1", "amr": ["password"]}', 'rejects a token that lists methods without a time'
);
select pg_temp.is_refused(
  '{"aal": "aal1", "amr": [{"method": "password"}]}', 'rejects a token with a password method without a time'
);

select tests.authenticate_as((select bob from users), pg_temp.amr('{"password": 10}'));
select throws_ok(
  'select public.delete_account()', 'PT401', 'Your session has ended. Log in again.',
  'a user with an authenticator needs an MFA session'
);
select tests.reset_role();
select is(count(*), 3::bigint, 'nothing has been deleted so far') from auth.users
where id in (select unnest(array[ada, bob, cleo]) from users);

select tests.authenticate_as((select ada from users), pg_temp.amr('{"otp": 7200, "password": 590}'));
select is(public.delete_account(), true, 'a password of less than ten minutes ago is accepted');
select throws_ok(
  'select public.delete_account()', 'PT401', 'Your session has ended. Log in again.',
  'the session of a deleted account is rejected'
);
select tests.reset_role();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select gen_random_uuid(), cleo, 'totp', 'verified', now(), now() from users;
select tests.authenticate_as(
  (select cleo from users), pg_temp.amr('{"password": 30, "totp": 5}') || '{"aal": "aal2"}'
);
select lives_ok(
  'select public.delete_account()', 'a recent password is accepted with the code of an authenticator'
);

select tests.reset_role();
select results_eq(
  'select id from auth.users where id in (select unnest(array[ada, bob, cleo]) from users)',
  'select bob from users', 'only the callers'' accounts are deleted'
);
select results_eq(
  'select title from public.posts', array['Bob''s'], 'the posts go with their account'
);
select is_empty(
  'select from auth.sessions where user_id in (select ada from users)',
  'the sessions go with their account'
);

-- The password when an email address is confirmed
create function pg_temp.password_after(email text, before text, confirmation text) returns text language plpgsql
as $$
begin
  insert into auth.users (id, email, encrypted_password, is_sso_user, is_anonymous)
  values (gen_random_uuid(), email, 'hash', false, false);
  execute format('update auth.users set %s where email = %L', before, email);
  execute format('update auth.users set %s where email = %L', confirmation, email);
  return (select encrypted_password from auth.users where users.email = password_after.email);
end;
$$;
select is(pg_temp.password_after(description, before, confirmation), password, description)
from (
  values
    ('a sign-up link removes the password', 'confirmation_sent_at = now()', 'email_confirmed_at = now()', null),
    ('a reset link of an unconfirmed user removes it', 'recovery_sent_at = now()', 'email_confirmed_at = now()', null),
    ('a confirmation without a link keeps it', 'confirmation_sent_at = null', 'email_confirmed_at = now()', 'hash'),
    ('an unconfirmed user keeps it', 'confirmation_sent_at = now()', 'email_confirmed_at = null', 'hash'),
    ('a confirmed user keeps it', 'email_confirmed_at = now(), recovery_sent_at = now()', 'email_confirmed_at = now()', 'hash')
) as confirmation (description, before, confirmation, password);

-- Metadata: {"a": "…"} takes nine bytes more than its text.
create function pg_temp.metadata(bytes int) returns jsonb language sql
as $$ select jsonb_build_object('a', repeat('x', bytes - 9)) $$;
select lives_ok(
  $$ update auth.users set raw_user_meta_data = pg_temp.metadata(4095) where id = (select bob from users) $$,
  'a user can have metadata of 4,095 bytes'
);
select throws_ok(statement, '23514', 'user metadata must be shorter than 4 KB', description)
from (
  values
    (
      $$ update auth.users set raw_user_meta_data = pg_temp.metadata(4096) $$,
      'rejects an update to metadata of 4 KB'
    ),
    (
      $$ insert into auth.users (id, email, raw_user_meta_data, is_sso_user, is_anonymous)
         values (gen_random_uuid(), 'dora@example.com', pg_temp.metadata(900000), false, false) $$,
      'rejects a new user with metadata of 0.9 MB'
    )
) as refused (statement, description);
select lives_ok(
  $$ update auth.users set email = 'bob@example.org' where id = (select bob from users) $$,
  'a user with metadata can change the address'
);

select * from finish();
rollback;
