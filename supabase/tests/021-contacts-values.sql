-- The values that a contact message accepts, at each limit and one beyond, and who reads them.
begin;
select plan(59);

-- Sends a valid message, with the values that a test overrides.
create function pg_temp.leave(
  name text default 'Ann',
  email text default 'ann@example.com',
  company text default null,
  -- The same message again would not be stored.
  message text default 'Hello ' || gen_random_uuid()
)
returns void
language sql
as $$
  insert into public.contacts (name, email, company, message)
  values (name, email, company, message);
$$;

select tests.clear_authentication();

-- At the limits
select lives_ok($$ select pg_temp.leave(name => repeat('ñ', 120)) $$, 'a name can have 120 characters');
select lives_ok($$ select pg_temp.leave(name => repeat('👍', 120)) $$, 'a name can have 120 emoji');
select lives_ok($$ select pg_temp.leave(company => null) $$, 'a company is optional');
select lives_ok($$ select pg_temp.leave(company => 'A') $$, 'a company can have one character');
select lives_ok($$ select pg_temp.leave(company => repeat('a', 120)) $$, 'a company can have 120 characters');
select lives_ok($$ select pg_temp.leave(message => '?') $$, 'a message can have one character');
select lives_ok($$ select pg_temp.leave(message => repeat('👍', 5000)) $$, 'a message can have 5000 emoji');
select lives_ok(
  $$ select pg_temp.leave(email => repeat('a', 64) || '@' || repeat('b', 185) || '.com') $$,
  'an email can have 254 characters'
);
select lives_ok(format('select pg_temp.leave(email => %L)', email), 'accepts the email ' || email)
from (
  values
    ('ann@example.com'),
    ('ann.o''hara+omnia@mail.example.co.uk'),
    ('a@b.co'),
    ('ännchen@münchen.example')
) as plausible (email);

-- Beyond them
select throws_ok(
  format('select pg_temp.leave(%I => %L)', field, value), '23514',
  format(
    'new row for relation "contacts" violates check constraint "contacts_%s_length"', field
  ),
  format('rejects a %s of %s characters', field, char_length(value))
)
from (
  values
    ('name', repeat('a', 121)),
    ('name', repeat('👍', 121)),
    ('email', repeat('a', 64) || '@' || repeat('b', 186) || '.com'),
    ('company', repeat('a', 121)),
    ('message', repeat('a', 5001))
) as long (field, value);

select throws_ok(
  format('select pg_temp.leave(%I => %L)', field, blank.text), '23514',
  format(
    'new row for relation "contacts" violates check constraint "contacts_%s_not_blank"', field
  ),
  format('rejects a blank %s: %s', field, blank.name)
)
from
  (values ('name'), ('company'), ('message')) as fields (field),
  (
    values
      ('empty', ''),
      ('spaces', '   ')
  ) as blank (name, text);

select throws_ok(
  format('select pg_temp.leave(email => %L)', email), '23514',
  'new row for relation "contacts" violates check constraint "contacts_email_format"',
  'rejects the email ' || to_json(email)
)
from (
  values
    (''),
    ('ann'),
    ('ann@'),
    ('@example.com'),
    ('ann@localhost'),
    ('ann@example.'),
    ('ann@example..com'),
    ('ann@bob@example.com'),
    (' ann@example.com'),
    (E'ann@example.com\nbcc:all@example.com')
) as malformed (email);

-- Control characters
select lives_ok(
  $$ select pg_temp.leave(message => E'Dear all,\r\n\n\tHello') $$,
  'a message can have line breaks and tabs'
);
select throws_ok(
  format('select pg_temp.leave(%I => %L)', field, 'Bob' || control.text || 'Smith'), '23514',
  format('new row for relation "contacts" violates check constraint "contacts_%s_printable"', field),
  format('rejects a %s with %s', field, control.name)
)
from
  (values ('name'), ('company')) as fields (field),
  (
    values
      ('a line break', U&'\000D\000ABcc: '), ('a line feed', U&'\000A'), ('a tab', U&'\0009'),
      ('an escape character', U&'\001B'), ('a delete character', U&'\007F'),
      ('a C1 control', U&'\0085'), ('a line separator', U&'\2028')
  ) as control (name, text);
select throws_ok(
  format('select pg_temp.leave(message => %L)', 'Hello' || control.text), '23514',
  'new row for relation "contacts" violates check constraint "contacts_message_printable"',
  'rejects a message with ' || control.name
)
from (
  values
    ('a form feed', U&'\000C'), ('an escape character', U&'\001B'),
    ('a delete character', U&'\007F'), ('a C1 control', U&'\009F')
) as control (name, text);
select throws_ok(
  format('select pg_temp.leave(email => %L)', U&'ann\001B@example.com'), '23514',
  'new row for relation "contacts" violates check constraint "contacts_email_printable"',
  'rejects an email with an escape character'
);

select throws_ok(
  format('select pg_temp.leave(%I => null)', field), '23502',
  format(
    'null value in column "%s" of relation "contacts" violates not-null constraint', field
  ),
  'rejects a message without ' || field
)
from (values ('name'), ('email'), ('message')) as required (field);

-- Who reads it
select tests.reset_role();
delete from public.contacts;
select tests.authenticate_as(tests.create_supabase_user('ada@example.com'));
select pg_temp.leave(message => 'Hello');
select tests.authenticate_as_service_role();
select results_eq(
  'select message from public.contacts', array['Hello'], 'the service role reads the message of a user'
);
select is_empty(
  'select id from public.contacts where id is null or created_at <> now()',
  'a message has an id and its arrival time'
);
select tests.reset_role();
delete from auth.users where email = 'ada@example.com';
select isnt_empty('select id from public.contacts', 'a message stays when the account of its sender is deleted');

select * from finish();
rollback;
