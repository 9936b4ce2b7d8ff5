-- Who has an authenticator reaches nothing before its code is given.
begin;
select plan(11);

create temporary table people as
select tests.person('ada@example.com') as ada, tests.person('bob@example.com') as bob;
grant select on people to anon, authenticated, service_role;

insert into auth.mfa_factors (user_id, status)
values ((select ada from people), 'verified'), ((select bob from people), 'unverified');

insert into public.posts (id, user_id, title)
values
  ('00000000-0000-4000-8000-00000000000a', (select ada from people), 'Ada''s'),
  ('00000000-0000-4000-8000-00000000000b', (select bob from people), 'Bob''s');

-- The level of the session goes into the token's claims beside what sign_in has set.
create function pg_temp.at_level(level text) returns void language sql as $$
  select set_config(
    'request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('aal', level))::text,
    true
  )
$$;

-- A session that is silent about its level has the lower one.
select tests.sign_in((select ada from people));
select is_empty('select * from public.posts', 'without a level: nothing is read');

select pg_temp.at_level('aal1');
select is_empty('select * from public.posts', 'password alone: nothing is read');
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select ada from people), 'New') $$,
  '42501', 'new row violates row-level security policy for table "posts"',
  'password alone: insert is refused'
);
select is_empty(
  $$ update public.posts set title = 'Changed' returning id $$, 'password alone: nothing is changed'
);
select is_empty('delete from public.posts returning id', 'password alone: nothing is deleted');

select pg_temp.at_level('aal2');
select results_eq(
  'select title from public.posts', array['Ada''s'], 'with the code: their own posts are read'
);
select lives_ok(
  $$ insert into public.posts (user_id, title) values ((select ada from people), 'New') $$,
  'with the code: insert'
);
select isnt_empty(
  $$ update public.posts set title = 'Changed' where title = 'New' returning id $$,
  'with the code: update'
);
select isnt_empty(
  $$ delete from public.posts where title = 'Changed' returning id $$, 'with the code: delete'
);

-- An authenticator whose setting up was not ended asks for nothing.
select tests.sign_in((select bob from people));
select pg_temp.at_level('aal1');
select results_eq(
  'select title from public.posts', array['Bob''s'], 'without a verified factor: read by password'
);

select throws_ok(
  'select * from auth.mfa_factors', '42501', null, 'the factors themselves are out of reach'
);

select * from finish();
rollback;
