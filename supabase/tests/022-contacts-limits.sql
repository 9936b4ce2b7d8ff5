-- How many messages are accepted within an hour, from one sender and in all.
begin;
select plan(58);

create temporary table users as select tests.create_user('ada@example.com') as ada;
grant select on users to anon, authenticated;

-- Sets the headers of the requests that follow, as the API does.
create function pg_temp.set_headers(headers json) returns void language sql
as $$ select set_config('request.headers', headers::text, true) $$;

create function pg_temp.set_address(address text) returns void language sql
as $$ select pg_temp.set_headers(json_build_object('cf-connecting-ip', address)) $$;

-- Sends messages, each with a text of its own.
create function pg_temp.send(times int default 1) returns void language sql
as $$
  insert into public.contacts (name, email, message)
  select 'Ann', 'ann@example.com', 'Hello ' || gen_random_uuid() from generate_series(1, times);
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

-- Deletes all messages, as if none had been sent within the hour.
create function pg_temp.start_over() returns void language plpgsql
as $$
begin
  perform tests.use_owner();
  delete from private.contact_senders;
  delete from public.contacts;
  perform tests.sign_out();
end;
$$;

-- Counts messages from other senders, up to a total.
create function pg_temp.fill_up(total int) returns void language plpgsql
as $$
begin
  perform tests.use_owner();
  insert into private.contact_senders (sender, message)
  select sha256(n::text::bytea), sha256(n::text::bytea)
  from generate_series((select count(*) from private.contact_senders) + 1, total) as n;
  perform tests.sign_out();
end;
$$;

-- Counts the stored messages, and goes on as a visitor.
create function pg_temp.has_messages(not_held bigint, held bigint, description text)
returns setof text language plpgsql
as $$
begin
  perform tests.use_owner();
  return next results_eq(
    'select count(*) filter (where not held), count(*) filter (where held) from public.contacts',
    format('values (%s::bigint, %s::bigint)', not_held, held), description
  );
  perform tests.sign_out();
end;
$$;

-- One IPv4 address
select tests.sign_out();
select pg_temp.set_address('192.0.2.1');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages from an IPv4 address');
select pg_temp.is_rejected('one network', 'rejects the 21st message from an IPv4 address');
select pg_temp.set_address('192.0.2.2');
select lives_ok('select pg_temp.send()', 'accepts messages from another IPv4 address');
select throws_ok(
  'select pg_temp.send(20)', 'PT429', null, 'rejects one request with 20 messages where 19 are left'
);
select lives_ok('select pg_temp.send(19)', 'accepts one request with the 19 messages that are left');

-- Signed-in users have the same limit.
select tests.sign_in((select ada from users));
select pg_temp.is_rejected(
  'one network', 'rejects a signed-in user from an address that has sent 20 messages'
);
select pg_temp.set_address('192.0.2.3');
select lives_ok('select pg_temp.send()', 'accepts a signed-in user from another address');
select tests.sign_out();

-- Headers that the sender can forge
select pg_temp.set_headers('{"x-forwarded-for": "198.51.100.1, 192.0.2.4"}');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages by the last address of x-forwarded-for');
select pg_temp.set_headers('{"x-forwarded-for": "198.51.100.2,198.51.100.3, 192.0.2.4"}');
select pg_temp.is_rejected(
  'one network', 'ignores the addresses before the last one of x-forwarded-for'
);
select pg_temp.set_headers('{"x-forwarded-for": "192.0.2.4, 192.0.2.5"}');
select lives_ok(
  'select pg_temp.send()', 'a sender cannot use up the limit of an address that they forge'
);
select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.1", "x-forwarded-for": "198.51.100.4"}');
select pg_temp.is_rejected('one network', 'prefers cf-connecting-ip to x-forwarded-for');
select pg_temp.set_headers('{"cf-connecting-ip": "", "x-forwarded-for": "192.0.2.4"}');
select pg_temp.is_rejected(
  'one network', 'uses x-forwarded-for where cf-connecting-ip is empty'
);
select pg_temp.set_headers('{"cf-connecting-ip": "unknown", "x-forwarded-for": "192.0.2.4"}');
select pg_temp.is_rejected(
  'one network', 'uses x-forwarded-for where cf-connecting-ip is unreadable'
);

-- Requests without an address
select pg_temp.set_headers('{}');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages without an address');
select throws_ok(
  format('select pg_temp.set_headers(%L); select pg_temp.send()', headers), 'PT429', null,
  'counts as the same sender without an address: ' || headers
)
from (
  values
    ('{}'),
    ('{"cf-connecting-ip": ""}'),
    ('{"cf-connecting-ip": "not an address"}'),
    ('{"x-forwarded-for": "192.0.2.6, unknown"}'),
    ('{"cf-connecting-ip": "unknown", "x-forwarded-for": "192.0.2.6, 300.0.0.1"}')
) as nowhere (headers);
select set_config('request.headers', '', true);
select pg_temp.is_rejected(
  'one network', 'counts a request without headers as a sender without an address'
);

-- IPv6
select pg_temp.set_address('2001:db8:0:1::1');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages from an IPv6 /64');
select pg_temp.set_address('2001:db8:0:1:ffff::2');
select pg_temp.is_rejected('one network', 'rejects the 21st message from an IPv6 /64');
select pg_temp.set_address('2001:db8:0:2::1');
select lives_ok('select pg_temp.send(20)', 'accepts messages from another /64 of a /48');
select pg_temp.set_address('2001:db8:0:3::1');
select lives_ok('select pg_temp.send(20)', 'accepts 60 messages from an IPv6 /48');
select pg_temp.set_address('2001:db8:0:4::1');
select pg_temp.is_rejected('one network', 'rejects the 61st message from an IPv6 /48');
select pg_temp.set_address('2001:db8:1::1');
select lives_ok('select pg_temp.send()', 'accepts messages from another IPv6 /48');

-- IPv4 in the notation of servers that listen on both protocols
select pg_temp.set_address('192.0.2.8');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages from the IPv4 address');
select pg_temp.set_address('::ffff:192.0.2.8');
select pg_temp.is_rejected(
  'one network', 'counts an IPv4-mapped address as its IPv4 address'
);
select pg_temp.set_address('::ffff:192.0.2.9');
select lives_ok('select pg_temp.send(20)', 'accepts 20 messages from an IPv4-mapped address');
select pg_temp.set_address('::FFFF:c000:0209');
select pg_temp.is_rejected(
  'one network', 'counts an IPv4-mapped address the same in hexadecimal'
);

-- An hour later
select tests.use_owner();
update private.contact_senders set sent_at = sent_at - interval '59 minutes';
select tests.sign_out();
select pg_temp.set_address('192.0.2.1');
select pg_temp.is_rejected('one network', 'rejects an address for 59 minutes');
select tests.use_owner();
update private.contact_senders set sent_at = sent_at - interval '1 minute';
select tests.sign_out();
select lives_ok('select pg_temp.send()', 'accepts the address again after an hour');

-- What is stored about senders
select tests.use_owner();
select results_eq(
  'select count(*) from private.contact_senders', array[1::bigint],
  'deletes what is older than an hour'
);
select is_empty(
  $$ select id from private.contact_senders
     where encode(sender, 'escape') like '%192.0.2.1%' or sender = sha256('192.0.2.1') $$,
  'stores neither an address nor its plain hash'
);
select ok(
  exists (
    select from pg_locks
    where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and objid = 'private.contact_senders'::regclass
  ),
  'concurrent messages wait for each other, so that all of them are counted'
);

-- Nine IPv6 /48s
select pg_temp.start_over();
select pg_temp.set_address(format('2001:db8:%s:%s::1', network, sender)), pg_temp.send(20)
from generate_series(1, 9) as network, generate_series(1, 3) as sender;
select pg_temp.has_messages(180, 360, 'holds the messages of an IPv6 /48 after the 20th');
select pg_temp.set_address('192.0.2.61');
select pg_temp.send(2);
select pg_temp.has_messages(182, 360, 'nine IPv6 /48s cannot get messages of others held');

-- All senders
select pg_temp.start_over();
select pg_temp.fill_up(499);
select pg_temp.set_address('192.0.2.6');
select lives_ok('select pg_temp.send()', 'accepts the 500th message of an hour');
select pg_temp.set_address('192.0.2.60');
select lives_ok('select pg_temp.send(2)', 'accepts two messages of another sender');
select pg_temp.has_messages(
  2, 1, 'after 500 messages, holds the second message of a sender and not the first'
);
select pg_temp.set_address('192.0.2.7');
select lives_ok(
  'select pg_temp.send()', 'accepts messages from everybody else once messages are held'
);
select lives_ok(
  'select pg_temp.send(19)', 'has the same limit for a sender once messages are held'
);
select pg_temp.is_rejected(
  'one network', 'rejects the 21st message of a sender once messages are held'
);
select pg_temp.fill_up(4999);
select pg_temp.set_address('192.0.2.10');
select lives_ok('select pg_temp.send()', 'accepts the 5,000th message of an hour');
select pg_temp.is_rejected('all networks', 'rejects the 5,001st message of an hour');

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
select pg_temp.has_messages(1, 0, 'stores the same message once, and does not count it again');
select pg_temp.set_address('192.0.2.12');
select pg_temp.send_again();
select pg_temp.has_messages(1, 0, 'stores it once if it comes again from another address');
select pg_temp.send_again('Hello', 'Acme'), pg_temp.send_again('Hello again');
select pg_temp.has_messages(3, 0, 'stores a message that differs in a field');
select tests.use_owner();
update private.contact_senders set sent_at = sent_at - interval '10 minutes';
select tests.sign_out();
select pg_temp.send_again();
select pg_temp.has_messages(4, 0, 'stores the same message again after ten minutes');
select pg_temp.send(17);
select pg_temp.is_rejected('one network', 'rejects the 21st message of an address that also sent some again');
select lives_ok(
  'select pg_temp.send_again()', 'accepts the same message again from an address at its limit'
);

-- Roles
select tests.use_service_role();
select lives_ok('select pg_temp.send(30)', 'the service role has no limit');
select results_eq(
  $$ select count(*) from public.contacts where not held $$, array[51::bigint],
  'messages of the service role are not held'
);
select throws_ok(
  'select * from private.contact_senders', '42501', 'permission denied for schema private',
  'the service role cannot read the senders'
);
select tests.sign_out();
select throws_ok(
  'delete from private.contact_senders', '42501', 'permission denied for schema private',
  'a visitor cannot delete the senders'
);
select throws_ok(
  'select private.request_address()', '42501', 'permission denied for schema private',
  'a visitor cannot call internal functions'
);

select * from finish();
rollback;
