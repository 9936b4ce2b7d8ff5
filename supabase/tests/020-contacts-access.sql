-- Which role can do what with contact messages.
begin;
select plan(25);

create temporary table users as select tests.create_supabase_user('ada@example.com') as ada;
grant select on users to anon, authenticated;

insert into public.contacts (name, email, message) values ('Grace', 'grace@example.com', 'Hello');

-- A visitor
select tests.clear_authentication();

select lives_ok(
  $$ insert into public.contacts (name, email, company, message)
     values ('Ann', 'ann@example.com', 'Acme', 'Hello') $$,
  'a visitor sends a message'
);
select lives_ok(
  $$ insert into public.contacts (name, email, company, message)
     values ('Ann', 'ann@example.com', null, 'Hello again') $$,
  'a visitor sends a message without a company'
);
select throws_ok(
  'select message from public.contacts', '42501', 'permission denied for table contacts',
  'a visitor cannot read messages'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message)
     values ('Ann', 'ann@example.com', 'Hello') returning message $$,
  '42501', 'permission denied for table contacts', 'a visitor cannot read back the message that they send'
);
select throws_ok(
  $$ update public.contacts set message = 'Changed' $$, '42501',
  'permission denied for table contacts', 'a visitor cannot update messages'
);
select throws_ok(
  'delete from public.contacts', '42501', 'permission denied for table contacts',
  'a visitor cannot delete messages'
);
select throws_ok(
  'truncate public.contacts', '42501', 'permission denied for table contacts',
  'a visitor cannot truncate the messages'
);
select throws_ok(
  $$ insert into public.contacts (id, name, email, message)
     values (gen_random_uuid(), 'Ann', 'ann@example.com', 'Hello') $$,
  '42501', 'permission denied for table contacts', 'a visitor cannot choose the id of a message'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message, created_at)
     values ('Ann', 'ann@example.com', 'Hello', '2020-01-01') $$,
  '42501', 'permission denied for table contacts', 'a visitor cannot choose created_at of a message'
);

-- A signed-in user
select tests.authenticate_as((select ada from users));

select lives_ok(
  $$ insert into public.contacts (name, email, company, message)
     values ('Ada', 'ada@example.com', null, 'Hello') $$,
  'a signed-in user sends a message'
);
select throws_ok(
  'select message from public.contacts', '42501', 'permission denied for table contacts',
  'a signed-in user cannot read messages'
);
select throws_ok(
  $$ select message from public.contacts where email = 'ada@example.com' $$, '42501',
  'permission denied for table contacts', 'a signed-in user cannot read their own message'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message)
     values ('Ada', 'ada@example.com', 'Hello') returning id $$,
  '42501', 'permission denied for table contacts', 'a signed-in user cannot read back the message that they send'
);
select throws_ok(
  $$ update public.contacts set message = 'Changed' $$, '42501',
  'permission denied for table contacts', 'a signed-in user cannot update messages'
);
select throws_ok(
  'delete from public.contacts', '42501', 'permission denied for table contacts',
  'a signed-in user cannot delete messages'
);
select throws_ok(
  'truncate public.contacts', '42501', 'permission denied for table contacts',
  'a signed-in user cannot truncate the messages'
);
select throws_ok(
  $$ insert into public.contacts (id, name, email, message)
     values (gen_random_uuid(), 'Ada', 'ada@example.com', 'Hello') $$,
  '42501', 'permission denied for table contacts', 'a signed-in user cannot choose the id of a message'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message, created_at)
     values ('Ada', 'ada@example.com', 'Hello', '2020-01-01') $$,
  '42501', 'permission denied for table contacts', 'a signed-in user cannot choose created_at of a message'
);

-- The service role
select tests.authenticate_as_service_role();

select bag_eq(
  'select message from public.contacts', array['Hello', 'Hello', 'Hello again', 'Hello'],
  'the service role reads every message'
);
select is_empty(
  'select id from public.contacts where id is null or created_at <> now()',
  'each message has an id and its arrival time'
);
select lives_ok(
  $$ insert into public.contacts (name, email, message)
     values ('Form', 'form@example.com', 'Forwarded') $$,
  'the service role inserts a message'
);
select lives_ok(
  $$ update public.contacts set company = 'Acme' where email = 'form@example.com' $$,
  'the service role updates a message'
);
select lives_ok(
  $$ delete from public.contacts where email = 'form@example.com' $$, 'the service role deletes a message'
);

-- Messages do not belong to accounts.
select tests.reset_role();
select lives_ok(
  'delete from auth.users where id = (select ada from users)', 'the account of a sender can be deleted'
);
select results_eq(
  $$ select count(*) from public.contacts where email = 'ada@example.com' $$, array[1::bigint],
  'a message stays when the account of its sender is deleted'
);

select * from finish();
rollback;
