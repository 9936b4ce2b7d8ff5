-- Who can send contact messages. 030-schema.sql lists the privileges of each role.
begin;
select plan(7);

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

-- A signed-in user
select tests.authenticate_as((select ada from users));

select lives_ok(
  $$ insert into public.contacts (name, email, company, message)
     values ('Ada', 'ada@example.com', null, 'Hello') $$,
  'a signed-in user sends a message'
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
