-- The policies and triggers protect the tables even after a careless "grant all".
begin;
select plan(18);

create temporary table users as
select tests.create_supabase_user('ada@example.com') as ada, tests.create_supabase_user('bob@example.com') as bob;
grant select on users to anon, authenticated;

insert into public.posts (id, user_id, title)
values
  ('00000000-0000-4000-8000-00000000000a', (select ada from users), 'Ada''s'),
  ('00000000-0000-4000-8000-00000000000b', (select bob from users), 'Bob''s');
insert into public.contacts (name, email, message) values ('Grace', 'grace@example.com', 'Hello');

grant all on public.posts, public.contacts to anon, authenticated;

-- A signed-in user
select tests.authenticate_as((select ada from users));

select results_eq(
  'select title from public.posts', array['Ada''s'], 'with all grants, a user reads only their own posts'
);
select is_empty(
  $$ update public.posts set title = 'Ada was here'
     where id = '00000000-0000-4000-8000-00000000000b' returning id $$,
  'with all grants, a user cannot update another user''s post'
);
select is_empty(
  $$ delete from public.posts where id = '00000000-0000-4000-8000-00000000000b' returning id $$,
  'with all grants, a user cannot delete another user''s post'
);
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select bob from users), 'Forged') $$,
  '42501', null, 'with all grants, a user cannot create a post for another user'
);
select throws_ok(
  $$ insert into public.posts (user_id, title, created_at)
     values ((select ada from users), 'Of tomorrow', now() + interval '1 day') $$,
  '42501', null, 'with all grants, a user cannot choose created_at of a new post'
);
select throws_ok(
  $$ insert into public.posts (user_id, title, updated_at)
     values ((select ada from users), 'Of tomorrow', now() + interval '1 day') $$,
  '42501', null, 'with all grants, a user cannot choose updated_at of a new post'
);
select throws_ok(
  'update public.posts set user_id = (select bob from users)',
  '42501', null, 'with all grants, a user cannot give a post to another user'
);
select throws_ok(
  'update public.posts set id = gen_random_uuid()', '42501', null, 'with all grants, a user cannot change the id of a post'
);
select throws_ok(
  $$ update public.posts set created_at = '2020-01-01' $$, '42501', null,
  'with all grants, a user cannot change created_at'
);
update public.posts set title = 'Changed', updated_at = '2020-01-01';
select ok(updated_at > now(), 'with all grants, a user cannot choose updated_at') from public.posts;
select throws_ok(
  $$ insert into public.posts (id, user_id, title)
     values ('00000000-0000-4000-8000-00000000000b', (select ada from users), 'Mine now')
     on conflict (id) do update set title = excluded.title $$,
  '42501', null, 'with all grants, a user cannot overwrite another user''s post with an upsert'
);
select is_empty('select id from public.contacts', 'with all grants, a user reads no messages');

-- A visitor
select tests.clear_authentication();

select is_empty('select id from public.posts', 'with all grants, a visitor reads no posts');
select throws_ok(
  $$ insert into public.posts (user_id, title) values ((select ada from users), 'Anonymous') $$,
  '42501', null, 'with all grants, a visitor cannot create a post'
);
select is_empty('select id from public.contacts', 'with all grants, a visitor reads no messages');
select throws_ok(
  $$ insert into public.contacts (name, email, message, created_at)
     values ('Ann', 'ann@example.com', 'Hello', '2020-01-01') $$,
  '42501', null, 'with all grants, a visitor cannot choose created_at of a message'
);

-- Without a filter and without a result, only the policies for updates and deletes apply.
update public.posts set title = 'Anonymous';
delete from public.posts;
update public.contacts set message = 'Changed';
delete from public.contacts;
select tests.authenticate_as((select ada from users));
update public.contacts set message = 'Changed';
delete from public.contacts;
select tests.reset_role();
select bag_eq(
  'select title from public.posts', array['Changed', 'Bob''s'],
  'with all grants, a visitor updates and deletes no posts'
);
select results_eq(
  'select message from public.contacts', array['Hello'],
  'with all grants, visitors and users update and delete no messages'
);

select * from finish();
rollback;
