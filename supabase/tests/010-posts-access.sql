-- Who may do what with a post.
begin;
select plan(40);

create temporary table people as
select tests.person('ada@example.com') as ada, tests.person('bob@example.com') as bob;
grant select on people to anon, authenticated, service_role;

insert into public.posts (id, user_id, title, content)
values
  ('00000000-0000-4000-8000-00000000000a', (select ada from people), 'Ada''s', 'Ada''s content'),
  ('00000000-0000-4000-8000-00000000000b', (select bob from people), 'Bob''s', null);

-- The owner
select tests.sign_in((select ada from people));

select results_eq(
  'select title from public.posts', array['Ada''s'],
  'owner: select gives their own posts and no others'
);
select lives_ok(
  $$ insert into public.posts (user_id, title, content)
     values ((select ada from people), 'Second', 'More') $$,
  'owner: insert'
);
select lives_ok(
  $$ insert into public.posts (user_id, title)
     values ((select ada from people), 'Third') returning id, created_at, updated_at $$,
  'owner: insert and read the row back'
);
select results_eq(
  $$ update public.posts set title = 'Changed', content = null
     where id = '00000000-0000-4000-8000-00000000000a' returning title $$,
  array['Changed'],
  'owner: update'
);
-- A statement without a filter that returns nothing needs no select: its own policy stands alone.
update public.posts set title = 'All of them';
select tests.be_owner();
select results_eq(
  'select title from public.posts where user_id = (select bob from people)', array['Bob''s'],
  'owner: update without a filter reaches their own posts only'
);
select tests.sign_in((select ada from people));

-- What only the database gives
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select bob from people), 'Forged') $$,
  '42501', 'new row violates row-level security policy for table "posts"',
  'owner: insert in somebody else''s name is refused'
);
select throws_ok(
  $$ update public.posts set user_id = (select bob from people)
     where id = '00000000-0000-4000-8000-00000000000a' $$,
  '42501', 'permission denied for table posts',
  'owner: giving a post to somebody else is refused'
);
select throws_ok(
  $$ insert into public.posts (id, user_id, title)
     values (gen_random_uuid(), (select ada from people), 'Own id') $$,
  '42501', 'permission denied for table posts', 'owner: insert with an id is refused'
);
select throws_ok(
  $$ insert into public.posts (user_id, title, created_at)
     values ((select ada from people), 'Of tomorrow', now() + interval '1 day') $$,
  '42501', 'permission denied for table posts', 'owner: insert with created_at is refused'
);
select throws_ok(
  $$ insert into public.posts (user_id, title, updated_at)
     values ((select ada from people), 'Of tomorrow', now()) $$,
  '42501', 'permission denied for table posts', 'owner: insert with updated_at is refused'
);
select throws_ok(
  'update public.posts set id = gen_random_uuid()',
  '42501', 'permission denied for table posts', 'owner: update of id is refused'
);
select throws_ok(
  'update public.posts set created_at = now()',
  '42501', 'permission denied for table posts', 'owner: update of created_at is refused'
);
select throws_ok(
  'update public.posts set updated_at = now()',
  '42501', 'permission denied for table posts', 'owner: update of updated_at is refused'
);
select throws_ok(
  $$ insert into public.posts (id, user_id, title)
     values ('00000000-0000-4000-8000-00000000000b', (select ada from people), 'Mine now')
     on conflict (id) do update set title = excluded.title $$,
  '42501', 'permission denied for table posts', 'owner: upsert over another''s post is refused'
);
select throws_ok(
  'truncate public.posts', '42501', 'permission denied for table posts',
  'owner: truncate is refused'
);

-- Another person
select tests.sign_in((select bob from people));

select is_empty(
  $$ select id from public.posts where user_id = (select ada from people) $$,
  'another person: select gives none of the owner''s posts'
);
select is_empty(
  $$ select id from public.posts where id = '00000000-0000-4000-8000-00000000000a' $$,
  'another person: select by id gives nothing'
);
select is_empty(
  $$ update public.posts set title = 'Bob was here'
     where id = '00000000-0000-4000-8000-00000000000a' returning id $$,
  'another person: update changes nothing'
);
select is_empty(
  $$ delete from public.posts where id = '00000000-0000-4000-8000-00000000000a' returning id $$,
  'another person: delete removes nothing'
);
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select ada from people), 'In her name') $$,
  '42501', 'new row violates row-level security policy for table "posts"',
  'another person: insert in the owner''s name is refused'
);
delete from public.posts;
select tests.be_owner();
select results_eq(
  'select count(*) from public.posts where user_id = (select ada from people)',
  array[3::bigint],
  'another person: delete without a filter leaves the owner''s posts'
);
select is_empty(
  'select id from public.posts where user_id = (select bob from people)',
  'another person: delete without a filter takes their own'
);

-- Somebody whose token names nobody
select tests.act_as('authenticated');
select is_empty('select id from public.posts', 'no user id: select gives nothing');
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select ada from people), 'Nobody''s') $$,
  '42501', 'new row violates row-level security policy for table "posts"',
  'no user id: insert is refused'
);
update public.posts set title = 'Nobody''s';
delete from public.posts;
select tests.be_owner();
select results_eq(
  'select title from public.posts', array['All of them', 'All of them', 'All of them'],
  'no user id: update and delete without a filter reach nothing'
);

-- A visitor
select tests.sign_out();

select throws_ok(
  'select id from public.posts', '42501', 'permission denied for table posts',
  'visitor: select is refused'
);
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select ada from people), 'Anonymous') $$,
  '42501', 'permission denied for table posts', 'visitor: insert is refused'
);
select throws_ok(
  $$ update public.posts set title = 'Anonymous' $$, '42501', 'permission denied for table posts',
  'visitor: update is refused'
);
select throws_ok(
  'delete from public.posts', '42501', 'permission denied for table posts',
  'visitor: delete is refused'
);
select throws_ok(
  'truncate public.posts', '42501', 'permission denied for table posts',
  'visitor: truncate is refused'
);

-- The service role
select tests.be_service();

select results_eq(
  'select count(*) from public.posts', array[3::bigint], 'service role: select gives everybody''s'
);
select lives_ok(
  $$ insert into public.posts (user_id, title, created_at)
     values ((select bob from people), 'Imported', '2020-01-01') $$,
  'service role: insert, with the date that it had'
);
select lives_ok($$ update public.posts set title = 'Moderated' $$, 'service role: update');
select lives_ok(
  'delete from public.posts where user_id = (select bob from people)', 'service role: delete'
);

-- The owner again
select tests.sign_in((select ada from people));
select results_eq(
  'select count(*) from public.posts', array[3::bigint], 'owner: nothing was lost on the way'
);
select results_eq(
  $$ delete from public.posts where id = '00000000-0000-4000-8000-00000000000a' returning id $$,
  array['00000000-0000-4000-8000-00000000000a'::uuid],
  'owner: delete'
);

-- An account that goes takes its posts along, and no others.
select tests.be_owner();
insert into public.posts (user_id, title) values ((select bob from people), 'Stays');
select lives_ok(
  'delete from auth.users where id = (select ada from people)', 'a person''s account is deleted'
);
select is_empty(
  'select id from public.posts where user_id = (select ada from people)',
  'their posts are gone with it'
);
select results_eq(
  'select title from public.posts', array['Stays'], 'other people''s posts stay'
);
select throws_ok(
  $$ insert into public.posts (user_id, title) values (gen_random_uuid(), 'Of nobody') $$,
  '23503', null, 'a post needs an account that exists'
);

select * from finish();
rollback;
