-- Who may do what with a contact message.
begin;
select plan(25);

create temporary table people as select tests.person('ada@example.com') as ada;
grant select on people to anon, authenticated;

insert into public.contacts (name, email, message) values ('Grace', 'grace@example.com', 'Hello');

-- A visitor
select tests.sign_out();

select lives_ok(
  $$ insert into public.contacts (name, email, company, message)
     values ('Ann', 'ann@example.com', 'Acme', 'Hello') $$,
  'visitor: insert'
);
select lives_ok(
  $$ insert into public.contacts (name, email, company, message)
     values ('Ann', 'ann@example.com', null, 'Hello again') $$,
  'visitor: insert without a company'
);
select throws_ok(
  'select message from public.contacts', '42501', 'permission denied for table contacts',
  'visitor: select is refused'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message)
     values ('Ann', 'ann@example.com', 'Hello') returning message $$,
  '42501', 'permission denied for table contacts', 'visitor: insert and read back is refused'
);
select throws_ok(
  $$ update public.contacts set message = 'Changed' $$, '42501',
  'permission denied for table contacts', 'visitor: update is refused'
);
select throws_ok(
  'delete from public.contacts', '42501', 'permission denied for table contacts',
  'visitor: delete is refused'
);
select throws_ok(
  'truncate public.contacts', '42501', 'permission denied for table contacts',
  'visitor: truncate is refused'
);
select throws_ok(
  $$ insert into public.contacts (id, name, email, message)
     values (gen_random_uuid(), 'Ann', 'ann@example.com', 'Hello') $$,
  '42501', 'permission denied for table contacts', 'visitor: insert with an id is refused'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message, created_at)
     values ('Ann', 'ann@example.com', 'Hello', '2020-01-01') $$,
  '42501', 'permission denied for table contacts', 'visitor: insert with created_at is refused'
);

-- A signed-in person
select tests.sign_in((select ada from people));

select lives_ok(
  $$ insert into public.contacts (name, email, company, message)
     values ('Ada', 'ada@example.com', null, 'Hello') $$,
  'signed in: insert'
);
select throws_ok(
  'select message from public.contacts', '42501', 'permission denied for table contacts',
  'signed in: select is refused'
);
select throws_ok(
  $$ select message from public.contacts where email = 'ada@example.com' $$, '42501',
  'permission denied for table contacts', 'signed in: select of their own message is refused'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message)
     values ('Ada', 'ada@example.com', 'Hello') returning id $$,
  '42501', 'permission denied for table contacts', 'signed in: insert and read back is refused'
);
select throws_ok(
  $$ update public.contacts set message = 'Changed' $$, '42501',
  'permission denied for table contacts', 'signed in: update is refused'
);
select throws_ok(
  'delete from public.contacts', '42501', 'permission denied for table contacts',
  'signed in: delete is refused'
);
select throws_ok(
  'truncate public.contacts', '42501', 'permission denied for table contacts',
  'signed in: truncate is refused'
);
select throws_ok(
  $$ insert into public.contacts (id, name, email, message)
     values (gen_random_uuid(), 'Ada', 'ada@example.com', 'Hello') $$,
  '42501', 'permission denied for table contacts', 'signed in: insert with an id is refused'
);
select throws_ok(
  $$ insert into public.contacts (name, email, message, created_at)
     values ('Ada', 'ada@example.com', 'Hello', '2020-01-01') $$,
  '42501', 'permission denied for table contacts', 'signed in: insert with created_at is refused'
);

-- The service role
select tests.be_service();

select bag_eq(
  'select message from public.contacts', array['Hello', 'Hello', 'Hello again', 'Hello'],
  'service role: select gives every message'
);
select is_empty(
  'select id from public.contacts where id is null or created_at <> now()',
  'service role: each has an id and the moment at which it came'
);
select lives_ok(
  $$ insert into public.contacts (name, email, message)
     values ('Form', 'form@example.com', 'Forwarded') $$,
  'service role: insert'
);
select lives_ok(
  $$ update public.contacts set company = 'Acme' where email = 'form@example.com' $$,
  'service role: update'
);
select lives_ok(
  $$ delete from public.contacts where email = 'form@example.com' $$, 'service role: delete'
);

-- A message is not tied to an account.
select tests.be_owner();
select lives_ok(
  'delete from auth.users where id = (select ada from people)', 'a person''s account is deleted'
);
select results_eq(
  $$ select count(*) from public.contacts where email = 'ada@example.com' $$, array[1::bigint],
  'their message stays'
);

select * from finish();
rollback;
