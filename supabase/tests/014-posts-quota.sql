-- How many posts and how much text a user can have.
begin;
select plan(26);

create temporary table users as
select tests.create_user('ada@example.com') as ada, tests.create_user('bob@example.com') as bob;
grant select on users to anon, authenticated, service_role;

-- Creates posts of 1 KB for a user, in one statement.
create function pg_temp.write(author uuid, times int default 1) returns void language sql
as $$
  insert into public.posts (user_id, title, content)
  select author, 'Post', repeat('x', 1020) from generate_series(1, times);
$$;

-- The counts of a user, compared with their posts.
create function pg_temp.is_counted(author uuid, description text) returns text language sql
as $$
  select results_eq(
    format('select posts, bytes from private.post_usage where user_id = %L', author),
    format(
      'select count(*), coalesce(sum(octet_length(title) + coalesce(octet_length(content), 0)), 0)
       from public.posts where user_id = %L', author
    ),
    description
  )
$$;

-- A refused statement, and the room that its rows take in the table until vacuum.
create function pg_temp.writes_at_most(statement text, room text, description text)
returns text language plpgsql
as $$
declare size constant bigint := pg_total_relation_size('public.posts');
begin
  begin
    execute statement;
    return fail(description);
  exception when sqlstate 'PT403' then
    return cmp_ok(
      pg_total_relation_size('public.posts') - size, '<=', pg_size_bytes(room), description
    );
  end;
end;
$$;

select set_eq(
  $$ select column_name::text from information_schema.columns
     where table_schema = 'public' and table_name = 'posts' and data_type = 'text' $$,
  $$ select unnest(proargnames) from pg_proc where oid = 'private.post_bytes'::regproc $$,
  'counts every text column of posts'
);

-- Number of posts
select tests.sign_in((select ada from users));
select lives_ok('select pg_temp.write((select ada from users), 9999)', 'a user has 9,999 posts');
select throws_ok(
  'select pg_temp.write((select ada from users), 2)', 'PT403',
  'You can have 10,000 posts at most. Delete some posts to make room for new ones.',
  'rejects two posts at once where one more is left'
);
select lives_ok('select pg_temp.write((select ada from users))', 'accepts the 10,000th post');
select throws_ok(
  'select pg_temp.write((select ada from users))', 'PT403',
  'You can have 10,000 posts at most. Delete some posts to make room for new ones.',
  'rejects the 10,001st post'
);
select pg_temp.writes_at_most(
  'select pg_temp.write((select ada from users), 1000)', '0',
  'a refused insert of 1,000 posts writes none of them'
);
select lives_ok(
  $$ update public.posts set content = null where id = (select min(id::text)::uuid from public.posts) $$,
  'updates a post of a user with 10,000 posts'
);
select lives_ok(
  $$ delete from public.posts where id = (select min(id::text)::uuid from public.posts) $$,
  'deletes a post of a user with 10,000 posts'
);
select lives_ok(
  'select pg_temp.write((select ada from users))', 'accepts a post after another was deleted'
);

select tests.sign_in((select bob from users));
select lives_ok(
  'select pg_temp.write((select bob from users))', 'the quota of one user does not affect another'
);

select tests.use_owner();
select pg_temp.is_counted((select ada from users), 'counts inserts, updates and deletes');

-- Amount of text: 10,000 posts of 1 KB, and one that is larger.
select tests.sign_in((select ada from users));
select lives_ok(
  $$ update public.posts set content = repeat('x', 5000) $$, 'a user has 10,000 posts of 5 KB'
);
select throws_ok(
  $$ update public.posts set content = repeat('x', 5240) $$, 'PT403',
  'Your posts can have 50 MB of text at most. Delete or shorten some posts to make room.',
  'rejects an update beyond 50 MB'
);
select pg_temp.writes_at_most(
  $$ update public.posts
     set content = (select string_agg(md5(n::text), '') from generate_series(1, 400) as n) $$, '5 MB',
  'an update to 120 MB of text stops at the first post that exceeds the quota'
);
select lives_ok(
  $$ update public.posts set content = repeat('x', 5238) $$, 'accepts an update up to 50 MB'
);
select tests.use_owner();
select pg_temp.is_counted((select ada from users), 'counts the bytes of updates');

-- Bytes, not characters
select tests.sign_in((select bob from users));
select lives_ok(
  $$ insert into public.posts (user_id, title, content)
     select (select bob from users), 'Post', repeat('👍', 20000) from generate_series(1, 655) $$,
  'a user has 655 posts of 80 KB'
);
select throws_ok(
  $$ insert into public.posts (user_id, title, content)
     values ((select bob from users), 'Post', repeat('👍', 20000)) $$, 'PT403',
  'Your posts can have 50 MB of text at most. Delete or shorten some posts to make room.',
  'rejects an insert beyond 50 MB'
);
select pg_temp.writes_at_most(
  $$ insert into public.posts (user_id, title, content)
     select (select bob from users), 'Post', string_agg(md5(n::text), '')
     from generate_series(1, 50000) as n group by n % 100 $$, '64 kB',
  'an insert of 1.6 MB of text stops at the first post that exceeds the quota'
);
select tests.use_owner();
select pg_temp.is_counted((select bob from users), 'counts the bytes of inserts');

-- A user over the quota
alter table private.post_usage disable trigger limit_post_usage;
update private.post_usage set posts = posts + 20000, bytes = bytes + pg_size_bytes('50 MB')
where user_id = (select bob from users);
alter table private.post_usage enable trigger limit_post_usage;
select tests.sign_in((select bob from users));
select lives_ok(
  $$ update public.posts set content = 'short'
     where id = (select min(id::text)::uuid from public.posts) $$,
  'a user over the quota can shorten a post'
);
select lives_ok(
  $$ delete from public.posts where id = (select min(id::text)::uuid from public.posts) $$,
  'a user over the quota can delete a post'
);

-- Other roles
select tests.use_service_role();
select throws_ok(
  'select pg_temp.write((select ada from users))', 'PT403', null,
  'the quota also holds for imports by the service role'
);
select throws_ok(
  'select * from private.post_usage', '42501', 'permission denied for schema private',
  'the service role cannot read the counts'
);

-- A deleted account
select tests.use_owner();
select lives_ok(
  'delete from auth.users where id in (select ada from users union select bob from users)',
  'an account with counted posts can be deleted'
);
select is_empty(
  'select * from private.post_usage where user_id in (select ada from users union select bob from users)',
  'the counts of a deleted account are deleted'
);

select * from finish();
rollback;
