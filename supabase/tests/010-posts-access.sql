-- Which rows of posts a role can use. 030-schema.sql lists the privileges of each role.
begin;
select plan(14);

create temporary table users as
select tests.create_supabase_user('ada@example.com') as ada, tests.create_supabase_user('bob@example.com') as bob;
grant select on users to anon, authenticated, service_role;

insert into public.posts (id, user_id, title, content)
values
  ('00000000-0000-4000-8000-00000000000a', (select ada from users), 'Ada''s', 'Ada''s content'),
  ('00000000-0000-4000-8000-00000000000b', (select bob from users), 'Bob''s', null);

-- The owner of a post
select tests.authenticate_as((select ada from users));

select results_eq(
  'select title from public.posts', array['Ada''s'],
  'an owner reads their own posts and no others'
);
select lives_ok(
  $$ insert into public.posts (user_id, title)
     values ((select ada from users), 'Second') returning id, created_at, updated_at $$,
  'an owner creates a post and reads it back'
);
select results_eq(
  $$ update public.posts set title = 'Changed', content = null
     where id = '00000000-0000-4000-8000-00000000000a' returning title $$,
  array['Changed'],
  'an owner updates their post'
);
-- Without a filter and without a result, only the policy for updates applies.
select tests.authenticate_as((select bob from users));
update public.posts set title = 'All of them';
select tests.reset_role();
select bag_eq(
  'select title from public.posts', array['Changed', 'Second', 'All of them'],
  'an update without a filter changes only the user''s own post'
);
select tests.authenticate_as((select ada from users));

select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select bob from users), 'Forged') $$,
  '42501', 'new row violates row-level security policy for table "posts"',
  'an owner cannot create a post for another user'
);

-- Another user
select tests.authenticate_as((select bob from users));

delete from public.posts;
select tests.reset_role();
select results_eq(
  'select count(*) from public.posts where user_id = (select ada from users)',
  array[2::bigint],
  'a delete without a filter keeps the posts of other users'
);
select is_empty(
  'select id from public.posts where user_id = (select bob from users)',
  'a delete without a filter deletes the user''s own posts'
);

-- The service role
select tests.authenticate_as_service_role();

select results_eq(
  'select count(*) from public.posts', array[2::bigint], 'the service role reads the posts of all users'
);
select lives_ok(
  $$ insert into public.posts (user_id, title, created_at)
     values ((select bob from users), 'Imported', '2020-01-01') $$,
  'the service role imports a post with its original date'
);

-- The owner again
select tests.authenticate_as((select ada from users));
select results_eq(
  $$ delete from public.posts where id = '00000000-0000-4000-8000-00000000000a' returning id $$,
  array['00000000-0000-4000-8000-00000000000a'::uuid],
  'an owner deletes their post'
);

-- A deleted account
select tests.reset_role();
select lives_ok(
  'delete from auth.users where id = (select ada from users)', 'an account with posts can be deleted'
);
select is_empty(
  'select id from public.posts where user_id = (select ada from users)',
  'the posts of a deleted account are deleted'
);
select results_eq(
  'select title from public.posts', array['Imported'], 'the posts of other users stay when an account is deleted'
);
select throws_ok(
  $$ insert into public.posts (user_id, title) values (gen_random_uuid(), 'Of nobody') $$,
  '23503', null, 'a post cannot belong to an account that does not exist'
);

select * from finish();
rollback;
