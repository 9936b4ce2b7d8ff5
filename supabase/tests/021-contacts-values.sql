-- What a contact message may hold, at each limit and one beyond it.
begin;
select plan(55);

-- Leaves a message that is right but for what a test changes.
create function pg_temp.leave(
  name text default 'Ann',
  email text default 'ann@example.com',
  company text default null,
  message text default 'Hello'
)
returns void
language sql
as $$
  insert into public.contacts (name, email, company, message)
  values (name, email, company, message);
$$;

select tests.sign_out();

-- At the limits
select lives_ok($$ select pg_temp.leave(name => 'A') $$, 'name: one character');
select lives_ok($$ select pg_temp.leave(name => repeat('ñ', 120)) $$, 'name: 120 characters');
select lives_ok($$ select pg_temp.leave(name => repeat('👍', 120)) $$, 'name: 120 emoji');
select lives_ok($$ select pg_temp.leave(name => 'محمد') $$, 'name: right-to-left text');
select lives_ok($$ select pg_temp.leave(company => null) $$, 'company: may be left out');
select lives_ok($$ select pg_temp.leave(company => 'A') $$, 'company: one character');
select lives_ok($$ select pg_temp.leave(company => repeat('a', 120)) $$, 'company: 120 characters');
select lives_ok($$ select pg_temp.leave(message => '?') $$, 'message: one character');
select lives_ok($$ select pg_temp.leave(message => repeat('👍', 5000)) $$, 'message: 5000 emoji');
select lives_ok(
  $$ select pg_temp.leave(message => '<script>alert(1)</script>') $$,
  'message: markup is text like any other'
);
select lives_ok(
  $$ select pg_temp.leave(email => repeat('a', 64) || '@' || repeat('b', 185) || '.com') $$,
  'email: 254 characters'
);
select lives_ok(format('select pg_temp.leave(email => %L)', email), 'email: ' || email)
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
  format('%s: %s characters are too many', field, char_length(value))
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
  format('%s: not blank: %s', field, blank.name)
)
from
  (values ('name'), ('company'), ('message')) as fields (field),
  (
    values
      ('empty', ''),
      ('spaces', '   '),
      ('tabs and line feeds', U&'\0009\000A\000D'),
      ('a no-break space', U&'\00A0'),
      ('zero-width characters', U&'\200B\FEFF')
  ) as blank (name, text);

select throws_ok(
  format('select pg_temp.leave(email => %L)', email), '23514',
  'new row for relation "contacts" violates check constraint "contacts_email_format"',
  'email: not ' || to_json(email)
)
from (
  values
    (''),
    ('   '),
    ('ann'),
    ('ann@'),
    ('@example.com'),
    ('ann@localhost'),
    ('ann@example.'),
    ('ann@.com'),
    ('ann@example..com'),
    ('ann@bob@example.com'),
    ('ann smith@example.com'),
    (' ann@example.com'),
    ('ann@example.com '),
    (E'ann@example.com\n'),
    (E'ann@example.com\nbcc:all@example.com'),
    ('ann@exam ple.com')
) as malformed (email);

select throws_ok(
  format('select pg_temp.leave(%I => null)', field), '23502',
  format(
    'null value in column "%s" of relation "contacts" violates not-null constraint', field
  ),
  field || ': is required'
)
from (values ('name'), ('email'), ('message')) as required (field);

select throws_ok(
  $$ select '{"message": "a\u0000b"}'::json ->> 'message' $$, '22P05', null,
  'a NUL character in a request''s JSON is refused'
);

select * from finish();
rollback;
