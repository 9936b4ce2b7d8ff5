-- How many posts and how much text a user can have, and how many posts an update can change.
begin;
select plan(26);

create temporary table users as
select tests.create_supabase_user('ada@example.com') as ada, tests.create_supabase_user('bob@example.com') as bob;
grant select on users to anon, authenticated, service_role;

-- Creates posts of 1 KB for a user, in one statement.
create function pg_temp.write(author uuid, times int default 1) returns void language sql
as $$
  insert into public.posts (user_id, title, content)
  select author, 'Post', repeat('x', 1020) from generate_series(1, times);
$$;

create function pg_temp.is_refused(statement text, description text) returns text language sql
as $$
  select throws_ok(
    statement, 'PT403',
    'You’ve reached the limit of 10,000 posts or 50 MB of text. Delete some posts to make room.', description
  )
$$;

select is_empty(
  $$ select column_name from information_schema.columns
     where table_schema = 'public' and table_name = 'posts' and data_type in ('text', 'character varying', 'json', 'jsonb')
       and (select prosrc from pg_proc where oid = 'private.enforce_post_quota'::regproc)
         not like format('%%octet_length(%s)%%', column_name)
       and not exists (
         select from pg_constraint
         where conname like format('posts\_%s\_%%', column_name) and pg_get_constraintdef(oid) ~ 'ANY|<= \d{1,3}\)'
       ) $$,
  'enforce_post_quota() counts the bytes of every text column of posts without a CHECK of its values or of less than 1,000 characters'
);

-- Number of posts
select tests.authenticate_as((select ada from users));
select lives_ok('select pg_temp.write((select ada from users), 9999)', 'a user has 9,999 posts');
select pg_temp.is_refused(
  'select pg_temp.write((select ada from users), 2)',
  'rejects two posts in one insert if the quota has room for one'
);
select lives_ok('select pg_temp.write((select ada from users))', 'accepts the 10,000th post');
select pg_temp.is_refused(
  'select pg_temp.write((select ada from users))', 'rejects the 10,001st post'
);
select lives_ok(
  $$ update public.posts set content = repeat('x', 2000)
     where id = (select min(id::text)::uuid from public.posts) $$,
  'a user with 10,000 posts can lengthen a post'
);
select lives_ok(
  $$ delete from public.posts where id = (select min(id::text)::uuid from public.posts) $$,
  'a user with 10,000 posts can delete a post'
);
select lives_ok(
  'select pg_temp.write((select ada from users))', 'accepts a post after another was deleted'
);

select tests.authenticate_as((select bob from users));
select lives_ok(
  'select pg_temp.write((select bob from users))', 'the quota of one user does not affect another'
);

-- Amount of text: 10,000 posts of at most 5,242 bytes
select tests.authenticate_as_service_role();
select lives_ok(
  $$ update public.posts set content = repeat('x', 5238) where user_id = (select ada from users) $$,
  'accepts an update up to 50 MB'
);
select pg_temp.is_refused(
  $$ update public.posts set content = repeat('x', 5239) where user_id = (select ada from users) $$,
  'rejects an update beyond 50 MB'
);

-- Bytes, not characters
select tests.authenticate_as((select bob from users));
select lives_ok(
  $$ insert into public.posts (user_id, title, content)
     select (select bob from users), 'Post', repeat('👍', 20000) from generate_series(1, 655) $$,
  'a user has 655 posts of 80 KB'
);
select pg_temp.is_refused(
  $$ insert into public.posts (user_id, title, content)
     values ((select bob from users), 'Post', repeat('👍', 20000)) $$,
  'rejects an insert beyond 50 MB'
);

-- Updates of several posts
create temporary table sizes as select pg_total_relation_size('public.posts') as before;
grant select on sizes to authenticated;
select tests.authenticate_as((select ada from users));
select throws_ok(
  $$ update public.posts set content = repeat('y', 5000) $$, 'PT400', 'A request can update only one post.',
  'rejects an update of 10,000 posts'
);
select is(
  pg_total_relation_size('public.posts'), before, 'a rejected update takes up no disk space'
) from sizes;
create temporary table two_posts as select id from public.posts limit 2;
select throws_ok(
  $$ update public.posts set title = 'Two' where id in (select id from two_posts) $$, 'PT400', null,
  'rejects an update of two posts'
);
select lives_ok(
  format('update public.posts set title = %L where id = %L', 'One', id),
  'accepts the updates of single posts in one transaction'
) from two_posts;
select lives_ok(
  $$ delete from public.posts where id in (select id from two_posts) $$, 'accepts the deletion of two posts'
);

-- Other roles
select tests.authenticate_as_service_role();
select lives_ok(
  $$ update public.posts set title = 'All' where user_id = (select ada from users) $$,
  'the service role can update all posts of a user'
);
select lives_ok('select pg_temp.write((select ada from users), 2)', 'the service role fills up the quota');
select pg_temp.is_refused(
  'select pg_temp.write((select ada from users))', 'the quota also applies to imports by the service role'
);

-- A user over the quota, for instance after it was lowered
select tests.reset_role();
alter table public.posts disable trigger enforce_post_quota_on_insert;
select pg_temp.write((select ada from users), 5);
insert into public.posts (user_id, title, content)
select (select bob from users), 'Post', repeat('👍', 20000) from generate_series(1, 5);
alter table public.posts enable trigger enforce_post_quota_on_insert;
select tests.authenticate_as((select bob from users));
select lives_ok(
  $$ delete from public.posts where id = (select min(id::text)::uuid from public.posts) $$,
  'a user over the quota can delete a post'
);
select pg_temp.is_refused(
  $$ insert into public.posts (user_id, title) values ((select bob from users), 'One more') $$,
  'a user over the quota cannot create a post'
);
select tests.authenticate_as((select ada from users));
select pg_temp.is_refused(
  'select pg_temp.write((select ada from users))', 'a user with too many posts cannot create another'
);

select tests.reset_role();
select lives_ok(
  'delete from auth.users where id = (select ada from users)', 'the account of a user with 10,000 posts can be deleted'
);

select * from finish();
rollback;
