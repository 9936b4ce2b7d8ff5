-- What a post may hold, at each limit and one beyond it.
begin;
select plan(35);

create temporary table people as select tests.person('ada@example.com') as ada;
grant select on people to authenticated;

-- Writes a post for the person who is signed in.
create function pg_temp.write(title text, content text default null)
returns public.posts
language sql
as $$
  insert into public.posts (user_id, title, content)
  values ((select ada from people), title, content)
  returning *;
$$;

select tests.sign_in((select ada from people));

-- Title
select lives_ok($$ select pg_temp.write('a') $$, 'title: one character');
select lives_ok($$ select pg_temp.write(repeat('a', 200)) $$, 'title: 200 characters');
select lives_ok($$ select pg_temp.write(repeat('👍', 200)) $$, 'title: 200 emoji');
select lives_ok($$ select pg_temp.write('👩‍👩‍👧‍👦') $$, 'title: an emoji joined by zero-width characters');
select is((pg_temp.write('مرحبا بالعالم')).title, 'مرحبا بالعالم', 'title: right-to-left text comes back as it was');
select is((pg_temp.write('  padded	')).title, '  padded	', 'title: is stored as it was sent');
select is(
  (pg_temp.write('<script>alert(1)</script>')).title, '<script>alert(1)</script>',
  'title: markup is text like any other'
);
select is(
  (pg_temp.write('''; drop table public.posts; --')).title, '''; drop table public.posts; --',
  'title: quotes are text like any other'
);

select throws_ok(
  $$ select pg_temp.write(repeat('a', 201)) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_title_length"',
  'title: 201 characters are too many'
);
select throws_ok(
  $$ select pg_temp.write(repeat('👍', 201)) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_title_length"',
  'title: 201 emoji are too many'
);
select throws_ok(
  $$ select pg_temp.write(null) $$, '23502',
  'null value in column "title" of relation "posts" violates not-null constraint',
  'title: is required'
);
select throws_ok(
  format('select pg_temp.write(%L)', blank.text), '23514',
  'new row for relation "posts" violates check constraint "posts_title_not_blank"',
  'title: not blank: ' || blank.name
)
from (
  values
    ('empty', ''),
    ('spaces', '   '),
    ('a tab', U&'\0009'),
    ('line feeds', U&'\000A\000A'),
    ('a carriage return', U&'\000D'),
    ('vertical tab and form feed', U&'\000B\000C'),
    ('a no-break space', U&'\00A0'),
    ('an ogham space', U&'\1680'),
    ('an em space', U&'\2003'),
    ('line and paragraph separators', U&'\2028\2029'),
    ('an ideographic space', U&'\3000'),
    ('a byte order mark', U&'\FEFF'),
    ('zero-width characters', U&'\200B\200C\200D\2060')
) as blank (name, text);

-- Content
select lives_ok($$ select pg_temp.write('t', '') $$, 'content: may be empty');
select lives_ok($$ select pg_temp.write('t', repeat('é', 20000)) $$, 'content: 20000 characters');
select throws_ok(
  $$ select pg_temp.write('t', repeat('é', 20001)) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_content_length"',
  'content: 20001 characters are too many'
);

-- A NUL never gets as far as a column.
select throws_ok(
  $$ select '{"title": "a\u0000b"}'::json ->> 'title' $$, '22P05', null,
  'a NUL character in a request''s JSON is refused'
);

-- An update is held to the same limits.
select throws_ok(
  $$ update public.posts set title = U&'\0009' $$, '23514',
  'new row for relation "posts" violates check constraint "posts_title_not_blank"',
  'update: a title of a tab is refused'
);
select throws_ok(
  $$ update public.posts set content = repeat('a', 20001) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_content_length"',
  'update: content of 20001 characters is refused'
);

-- Timestamps
select tests.be_owner();
delete from public.posts;
select tests.sign_in((select ada from people));
select is((pg_temp.write('t')).created_at, now(), 'created_at is the moment of writing');
select is(updated_at, created_at, 'updated_at starts as created_at') from public.posts;
update public.posts set title = 'changed';
select ok(updated_at > created_at, 'updated_at moves with an update') from public.posts;
select is(created_at, now(), 'created_at does not') from public.posts;

-- The dashboard's list: one person's posts, newest first.
select tests.be_owner();
select is(
  (select indexdef from pg_indexes where indexname = 'posts_user_id_created_at_id_idx'),
  'CREATE INDEX posts_user_id_created_at_id_idx ON public.posts USING btree (user_id, created_at DESC, id)',
  'an index is in the order of the list'
);

select * from finish();
rollback;
