-- The values that a post accepts, at each limit and one beyond.
begin;
select plan(21);

create temporary table users as select tests.create_supabase_user('ada@example.com') as ada;
grant select on users to authenticated;

-- Creates a post for the signed-in user.
create function pg_temp.write(title text, content text default null)
returns public.posts
language sql
as $$
  insert into public.posts (user_id, title, content)
  values ((select ada from users), title, content)
  returning *;
$$;

select tests.authenticate_as((select ada from users));

-- Title
select lives_ok($$ select pg_temp.write('a') $$, 'a title can have one character');
select lives_ok($$ select pg_temp.write(repeat('a', 200)) $$, 'a title can have 200 characters');
select lives_ok($$ select pg_temp.write(repeat('👍', 200)) $$, 'a title can have 200 emoji');
select is((pg_temp.write('  padded	')).title, '  padded	', 'a title keeps its white space');

select throws_ok(
  $$ select pg_temp.write(repeat('a', 201)) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_title_length"',
  'rejects a title of 201 characters'
);
select throws_ok(
  $$ select pg_temp.write(repeat('👍', 201)) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_title_length"',
  'rejects a title of 201 emoji'
);
select throws_ok(
  $$ select pg_temp.write(null) $$, '23502',
  'null value in column "title" of relation "posts" violates not-null constraint',
  'rejects a post without a title'
);
select throws_ok(
  format('select pg_temp.write(%L)', blank.text), '23514',
  'new row for relation "posts" violates check constraint "posts_title_not_blank"',
  'rejects a blank title: ' || blank.name
)
from (
  values
    ('empty', ''),
    ('spaces', '   ')
) as blank (name, text);

-- Content
select lives_ok($$ select pg_temp.write('t', '') $$, 'content can be empty');
select lives_ok($$ select pg_temp.write('t', repeat('é', 20000)) $$, 'content can have 20000 characters');
select throws_ok(
  $$ select pg_temp.write('t', repeat('é', 20001)) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_content_length"',
  'rejects content of 20001 characters'
);

-- Timestamps
select tests.reset_role();
delete from public.posts;
select tests.authenticate_as((select ada from users));
select is((pg_temp.write('t')).created_at, now(), 'created_at is the time of the insert');
select is(updated_at, created_at, 'updated_at of a new post equals created_at') from public.posts;
update public.posts set title = 'changed';
select ok(updated_at > created_at, 'an update sets updated_at') from public.posts;
select is(created_at, now(), 'an update keeps created_at') from public.posts;

-- The key of a request
select set_config('request.headers', '{"idempotency-key": "00000000-0000-4000-8000-0000000000aa"}', true);
select is(
  (pg_temp.write('once')).request_id, '00000000-0000-4000-8000-0000000000aa', 'a post keeps the key of its request'
);
select throws_ok(
  $$ select pg_temp.write('once') $$, '23505',
  'duplicate key value violates unique constraint "posts_user_id_request_id_key"',
  'rejects a repeated request'
);
select set_config('request.headers', '{"idempotency-key": "not a uuid"}', true);
select throws_ok($$ select pg_temp.write('t') $$, '22P02', null, 'rejects a key that is not a uuid');
select set_config('request.headers', '', true);
select is((pg_temp.write('t')).request_id, null, 'a request needs no key');

-- The list on the dashboard: one user's posts, newest first
select tests.reset_role();
select is(
  (select indexdef from pg_indexes where indexname = 'posts_user_id_created_at_id_idx'),
  'CREATE INDEX posts_user_id_created_at_id_idx ON public.posts USING btree (user_id, created_at DESC, id)',
  'the list of posts has an index in its order'
);

select * from finish();
rollback;
