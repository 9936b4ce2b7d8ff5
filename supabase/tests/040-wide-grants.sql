-- The policies and the trigger alone, with every grant given away: as @supabase/lite does at its
-- first request unless told otherwise, and as somebody's careless "grant all" would.
begin;
select plan(18);

create temporary table people as
select tests.person('ada@example.com') as ada, tests.person('bob@example.com') as bob;
grant select on people to anon, authenticated;

insert into public.posts (id, user_id, title)
values
  ('00000000-0000-4000-8000-00000000000a', (select ada from people), 'Ada''s'),
  ('00000000-0000-4000-8000-00000000000b', (select bob from people), 'Bob''s');
insert into public.contacts (name, email, message) values ('Grace', 'grace@example.com', 'Hello');

grant all on public.posts, public.contacts to anon, authenticated;

-- A signed-in person
select tests.sign_in((select ada from people));

select results_eq(
  'select title from public.posts', array['Ada''s'], 'signed in: sees their own posts only'
);
select is_empty(
  $$ update public.posts set title = 'Ada was here'
     where id = '00000000-0000-4000-8000-00000000000b' returning id $$,
  'signed in: changes nobody else''s post'
);
select is_empty(
  $$ delete from public.posts where id = '00000000-0000-4000-8000-00000000000b' returning id $$,
  'signed in: deletes nobody else''s post'
);
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select bob from people), 'Forged') $$,
  '42501', null, 'signed in: writes in nobody else''s name'
);
select throws_ok(
  $$ insert into public.posts (user_id, title, created_at)
     values ((select ada from people), 'Of tomorrow', now() + interval '1 day') $$,
  '42501', null, 'signed in: does not date a new post'
);
select throws_ok(
  $$ insert into public.posts (user_id, title, updated_at)
     values ((select ada from people), 'Of tomorrow', now() + interval '1 day') $$,
  '42501', null, 'signed in: does not date a new post''s change'
);
select throws_ok(
  'update public.posts set user_id = (select bob from people)',
  '42501', null, 'signed in: does not give a post away'
);
select throws_ok(
  'update public.posts set id = gen_random_uuid()', '42501', null, 'signed in: does not change an id'
);
select throws_ok(
  $$ update public.posts set created_at = '2020-01-01' $$, '42501', null,
  'signed in: does not change created_at'
);
update public.posts set title = 'Changed', updated_at = '2020-01-01';
select ok(updated_at > now(), 'signed in: does not choose updated_at') from public.posts;
select throws_ok(
  $$ insert into public.posts (id, user_id, title)
     values ('00000000-0000-4000-8000-00000000000b', (select ada from people), 'Mine now')
     on conflict (id) do update set title = excluded.title $$,
  '42501', null, 'signed in: takes over no post by upsert'
);
select is_empty('select id from public.contacts', 'signed in: reads no message');

-- A visitor
select tests.sign_out();

select is_empty('select id from public.posts', 'visitor: sees no post');
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select ada from people), 'Anonymous') $$,
  '42501', null, 'visitor: writes no post'
);
select is_empty('select id from public.contacts', 'visitor: reads no message');
select throws_ok(
  $$ insert into public.contacts (name, email, message, created_at)
     values ('Ann', 'ann@example.com', 'Hello', '2020-01-01') $$,
  '42501', null, 'visitor: does not date a message'
);

-- Neither of them, by statements that need no select
update public.posts set title = 'Anonymous';
delete from public.posts;
update public.contacts set message = 'Changed';
delete from public.contacts;
select tests.sign_in((select ada from people));
update public.contacts set message = 'Changed';
delete from public.contacts;
select tests.be_owner();
select bag_eq(
  'select title from public.posts', array['Changed', 'Bob''s'],
  'visitor: changes and deletes no post'
);
select results_eq(
  'select message from public.contacts', array['Hello'],
  'visitor, signed in: change and delete no message'
);

select * from finish();
rollback;
