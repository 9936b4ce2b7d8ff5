-- How many messages are accepted within an hour, from one sender and in total.
begin;
select plan(44);

create temporary table users as select tests.create_supabase_user('ada@example.com') as ada;
grant select on users to anon, authenticated;

-- Sets the headers of the requests that follow, as the API does.
create function pg_temp.set_headers(headers json) returns void language sql
as $$ select set_config('request.headers', headers::text, true) $$;

create function pg_temp.set_address(address text) returns void language sql
as $$ select pg_temp.set_headers(json_build_object('cf-connecting-ip', address)) $$;

-- Sends messages with different texts, each in a statement of its own.
create function pg_temp.send(times int default 1) returns void language plpgsql
as $$
begin
  for n in 1..times loop
    insert into public.contacts (name, email, message)
    values ('Ann', 'ann@example.com', 'Hello ' || gen_random_uuid());
  end loop;
end;
$$;

create function pg_temp.is_rejected(limited text, description text) returns text language sql
as $$
  select throws_ok(
    'select pg_temp.send()', 'PT429',
    case limited
      when 'one network' then 'We’ve had too many messages from your network in the past hour.'
      when 'all networks' then 'We’re getting too many messages right now.'
    end || ' Email us instead, or try again later.',
    description
  )
$$;

-- Deletes all messages, as if none had been sent in the last hour.
create function pg_temp.start_over() returns void language plpgsql
as $$
begin
  perform tests.reset_role();
  delete from private.recent_contacts;
  delete from public.contacts;
  perform tests.clear_authentication();
end;
$$;

-- Adds messages from other senders, up to a total.
create function pg_temp.fill_up(total int) returns void language plpgsql
as $$
begin
  perform tests.reset_role();
  insert into private.recent_contacts (ip_hash, message_hash)
  select sha256(n::text::bytea), sha256(n::text::bytea)
  from generate_series((select count(*) from private.recent_contacts) + 1, total) as n;
  perform tests.clear_authentication();
end;
$$;

-- Counts the stored messages, and continues as a visitor.
create function pg_temp.has_messages(total bigint, description text)
returns setof text language plpgsql
as $$
begin
  perform tests.reset_role();
  return next results_eq('select count(*) from public.contacts', array[total], description);
  perform tests.clear_authentication();
end;
$$;

-- One IPv4 address
select tests.clear_authentication();
select pg_temp.set_address('192.0.2.1');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages from an IPv4 address');
select pg_temp.is_rejected('one network', 'rejects the 21st message from an IPv4 address');
select throws_ok(
  $$ insert into public.contacts (name, email, message)
     values (repeat('a', 33000), 'ann@example.com', 'Hello') $$,
  '23514', 'a contact message must be shorter than 32 KB',
  'rejects a long row before it counts the messages'
);
select pg_temp.set_address('192.0.2.2');
select lives_ok('select pg_temp.send(20)', 'accepts messages from another IPv4 address');

-- Signed-in users have the same limit.
select tests.authenticate_as((select ada from users));
select pg_temp.is_rejected(
  'one network', 'rejects a signed-in user from an address that has sent 20 messages'
);
select pg_temp.set_address('192.0.2.3');
select lives_ok('select pg_temp.send()', 'accepts a signed-in user from another address');
select tests.clear_authentication();

-- Headers that the sender can forge
select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.1", "x-forwarded-for": "198.51.100.1"}');
select pg_temp.is_rejected('one network', 'ignores x-forwarded-for, which a sender can forge');

-- Requests without an IP address
select pg_temp.set_headers('{}');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages without an IP address');
select throws_ok(
  format('select pg_temp.set_headers(%L); select pg_temp.send()', headers), 'PT429', null,
  'counts as the same sender without an IP address: ' || headers
)
from (
  values
    ('{}'),
    ('{"cf-connecting-ip": ""}'),
    ('{"cf-connecting-ip": "not an address"}'),
    ('{"cf-connecting-ip": "300.0.0.1"}'),
    ('{"x-forwarded-for": "192.0.2.6"}')
) as nowhere (headers);
select set_config('request.headers', '', true);
select pg_temp.is_rejected(
  'one network', 'counts a request without headers as a sender without an IP address'
);

-- IPv6
select pg_temp.set_address('2001:db8:0:1::1');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages from an IPv6 /64');
select pg_temp.set_address('2001:db8:0:1:ffff::2');
select pg_temp.is_rejected('one network', 'rejects the 21st message from an IPv6 /64');
select pg_temp.set_address('2001:db8:0:2::1');
select lives_ok('select pg_temp.send()', 'accepts messages from another IPv6 /64');

-- IPv4 in the notations of servers that listen on both protocols
select pg_temp.set_address('192.0.2.8');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages from the IPv4 address');
select pg_temp.set_address('::ffff:192.0.2.8');
select pg_temp.is_rejected('one network', 'counts an IPv4-mapped address as its IPv4 address');
select pg_temp.set_address('::FFFF:c000:0208');
select pg_temp.is_rejected(
  'one network', 'counts an IPv4-mapped address the same in hexadecimal'
);

-- An hour later
select tests.reset_role();
update private.recent_contacts set sent_at = sent_at - interval '59 minutes';
select tests.clear_authentication();
select pg_temp.set_address('192.0.2.1');
select pg_temp.is_rejected('one network', 'rejects an address for 59 minutes');
select tests.reset_role();
update private.recent_contacts set sent_at = sent_at - interval '1 minute';
select tests.clear_authentication();
select lives_ok('select pg_temp.send()', 'accepts the address again after an hour');

-- What is stored about senders
select tests.reset_role();
select results_eq(
  'select count(*) from private.recent_contacts', array[1::bigint],
  'deletes messages older than an hour'
);
select is_empty(
  $$ select id from private.recent_contacts
     where encode(ip_hash, 'escape') like '%192.0.2.1%' or ip_hash = sha256('192.0.2.1') $$,
  'stores neither an address nor its plain hash'
);
select ok(
  exists (
    select from pg_locks
    where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and objid = 'private.recent_contacts'::regclass
  ),
  'concurrent messages wait for each other, so that all of them are counted'
);

-- All senders
select pg_temp.start_over();
select pg_temp.fill_up(4999);
select pg_temp.set_address('192.0.2.10');
select lives_ok('select pg_temp.send()', 'accepts the 5,000th message of an hour');
select pg_temp.is_rejected('all networks', 'rejects the 5,001st message of an hour');

-- Many messages in one statement
select pg_temp.start_over();
create function pg_temp.send_two() returns void language sql
as $$
  insert into public.contacts (name, email, message)
  select 'Ann', 'ann@example.com', string_agg(md5(n::text), '') from generate_series(1, 150) as n
  union all select null, null, null;
$$;
create temporary table sizes as select pg_total_relation_size('public.contacts') as before;
grant select on sizes to anon;
select throws_ok('select pg_temp.send_two()', 'PT400', 'A request can send only one message.', description)
from (values ('rejects a statement with two messages'), ('rejects it again')) as attempt (description);
select is(
  pg_total_relation_size('public.contacts'), before, 'a rejected statement takes up no disk space'
) from sizes;
select pg_temp.has_messages(0, 'stores no message of a statement with two');
select lives_ok(
  $$ insert into public.contacts (name, email, message) select 'Ann', 'ann@example.com', 'Hello' where false $$,
  'accepts a statement without a message'
);

-- Rejected before the rows are read: reading this one would divide by zero.
select pg_temp.set_headers('{"content-length": "100001"}');
select throws_ok(
  $$ insert into public.contacts (name, email, message)
     select 'Ann', 'ann@example.com', (1 / (n - 1))::text from generate_series(1, 1) as n $$,
  '23514', 'a contact request must be shorter than 100 KB', 'rejects a long request before its rows are read'
);
select pg_temp.set_headers('{"content-length": "100000"}');
select lives_ok('select pg_temp.send()', 'accepts a request of 100 KB');

-- The same message again, as after a lost response
select pg_temp.start_over();
select pg_temp.set_address('192.0.2.11');
create function pg_temp.send_again(message text default 'Hello', company text default null)
returns void language sql
as $$
  insert into public.contacts (name, email, company, message)
  values ('Ann', 'ann@example.com', company, message);
$$;
select lives_ok(
  format('select pg_temp.send_again() from generate_series(1, %s)', times),
  format('accepts the same message %s times', times)
) from (values (1), (30)) as sent (times);
select pg_temp.has_messages(1, 'stores the same message once, and does not count it again');
select pg_temp.set_address('192.0.2.12');
select pg_temp.send_again();
select pg_temp.has_messages(1, 'stores it once if it comes again from another address');
select pg_temp.send_again('Hello', 'Acme'), pg_temp.send_again('Hello again');
select pg_temp.has_messages(3, 'stores a message that differs in a field');
select tests.reset_role();
update private.recent_contacts set sent_at = sent_at - interval '10 minutes';
select tests.clear_authentication();
select pg_temp.send_again();
select pg_temp.has_messages(4, 'stores the same message again after ten minutes');
select pg_temp.send(17);
select pg_temp.is_rejected('one network', 'rejects the 21st message of an address that also sent some again');
select lives_ok(
  'select pg_temp.send_again()', 'accepts the same message again from an address at its limit'
);

-- A column that a later migration adds
select pg_temp.start_over();
select tests.reset_role();
alter table public.contacts add column test_column text;
grant insert (test_column) on public.contacts to anon;
select tests.clear_authentication();
insert into public.contacts (name, email, message, test_column) values ('Ann', 'ann@example.com', 'Hello', '1');
insert into public.contacts (name, email, message, test_column) values ('Ann', 'ann@example.com', 'Hello', '2');
select pg_temp.has_messages(2, 'stores messages that differ only in a new column');

select tests.authenticate_as_service_role();
select lives_ok('select pg_temp.send(30)', 'the service role has no limit');

select * from finish();
rollback;
