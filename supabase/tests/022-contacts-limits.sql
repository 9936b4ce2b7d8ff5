-- How many messages may come within an hour, from one address and from all of them.
begin;
select plan(35);

create temporary table people as select tests.person('ada@example.com') as ada;
grant select on people to anon, authenticated;

-- The headers of the requests that follow, as the API sets them.
create function pg_temp.come_with(headers json) returns void language sql
as $$ select set_config('request.headers', headers::text, true) $$;

create function pg_temp.come_from(address text) returns void language sql
as $$ select pg_temp.come_with(json_build_object('cf-connecting-ip', address)) $$;

create function pg_temp.send(times int default 1) returns void language sql
as $$
  insert into public.contacts (name, email, message)
  select 'Ann', 'ann@example.com', 'Hello' from generate_series(1, times);
$$;

create function pg_temp.refused(from_where text, description text) returns text language sql
as $$
  select throws_ok(
    'select pg_temp.send()', 'PT429',
    'Too many messages came ' || from_where
      || ' within the hour. Write to us by e-mail, or try again later.',
    description
  )
$$;

-- One address
select tests.sign_out();
select pg_temp.come_from('192.0.2.1');
select lives_ok('select pg_temp.send(20)', 'twenty messages from one address are taken');
select pg_temp.refused('from your address', 'the twenty-first is refused');
select pg_temp.come_from('192.0.2.2');
select lives_ok('select pg_temp.send()', 'another address still gets through');
select throws_ok(
  'select pg_temp.send(20)', 'PT429', null, 'twenty more in one request are refused as a whole'
);
select lives_ok('select pg_temp.send(19)', 'nineteen more are not');

-- Being logged in is no way around it.
select tests.sign_in((select ada from people));
select pg_temp.refused('from your address', 'a signed-in person is refused as well');
select pg_temp.come_from('192.0.2.3');
select lives_ok('select pg_temp.send()', 'a signed-in person gets through from elsewhere');
select tests.sign_out();

-- What cannot be chosen by the sender
select pg_temp.come_with('{"x-forwarded-for": "198.51.100.1, 192.0.2.4"}');
select lives_ok('select pg_temp.send(20)', 'behind any gateway: twenty messages are taken');
select pg_temp.come_with('{"x-forwarded-for": "198.51.100.2,198.51.100.3, 192.0.2.4"}');
select pg_temp.refused('from your address', 'a forged beginning of x-forwarded-for changes nothing');
select pg_temp.come_with('{"x-forwarded-for": "192.0.2.4, 192.0.2.5"}');
select lives_ok('select pg_temp.send()', 'nobody is taken for the address that they forge');
select pg_temp.come_with('{"cf-connecting-ip": "192.0.2.1", "x-forwarded-for": "198.51.100.4"}');
select pg_temp.refused('from your address', 'behind Cloudflare: what Cloudflare saw counts');

-- IPv6
select pg_temp.come_from('2001:db8:0:1::1');
select lives_ok('select pg_temp.send(20)', 'IPv6: twenty messages from one network are taken');
select pg_temp.come_from('2001:db8:0:1:ffff::2');
select pg_temp.refused('from your address', 'IPv6: the twenty-first is refused to all of the network');
select pg_temp.come_from('2001:db8:0:2::1');
select lives_ok('select pg_temp.send()', 'IPv6: another network still gets through');

-- IPv4 as servers that listen on both write it
select pg_temp.come_from('192.0.2.8');
select lives_ok('select pg_temp.send(20)', 'IPv4: twenty messages from one address are taken');
select pg_temp.come_from('::ffff:192.0.2.8');
select pg_temp.refused('from your address', 'IPv4: the twenty-first is refused in any notation');
select pg_temp.come_from('::ffff:192.0.2.9');
select lives_ok('select pg_temp.send()', 'IPv4: another address gets through in this notation');
select lives_ok('select pg_temp.send(19)', 'IPv4: as many times as in the other one');
select pg_temp.come_from('::FFFF:c000:0209');
select pg_temp.refused('from your address', 'IPv4: nor do hexadecimal digits help');

-- No address: only the limit for all of them holds.
select lives_ok(
  format('select pg_temp.come_with(%L); select pg_temp.send(21)', headers),
  'taken from no address: ' || headers
)
from (
  values
    ('{}'),
    ('{"cf-connecting-ip": ""}'),
    ('{"cf-connecting-ip": "not an address"}'),
    ('{"x-forwarded-for": "192.0.2.1, unknown"}')
) as nowhere (headers);

-- An hour later
select tests.be_owner();
update private.contact_senders set sent_at = sent_at - interval '59 minutes';
select tests.sign_out();
select pg_temp.come_from('192.0.2.1');
select pg_temp.refused('from your address', 'after 59 minutes an address is still refused');
select tests.be_owner();
update private.contact_senders set sent_at = sent_at - interval '1 minute';
select tests.sign_out();
select lives_ok('select pg_temp.send()', 'after an hour it gets through again');

-- What is kept
select tests.be_owner();
select results_eq(
  'select count(*) from private.contact_senders', array[1::bigint],
  'nothing is kept for longer than an hour'
);
select is_empty(
  $$ select id from private.contact_senders
     where encode(sender, 'escape') like '%192.0.2.1%' or sender = sha256('192.0.2.1') $$,
  'no address is kept, nor a hash that anybody could make of it'
);

-- One after the other
select ok(
  exists (
    select from pg_locks
    where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and objid = 'private.contact_senders'::regclass
  ),
  'a message waits for the one before it, so that many at once are counted as well'
);

-- All addresses
insert into private.contact_senders (sender) select sha256(n::text::bytea)
from generate_series(1, 498) as n;
select tests.sign_out();
select pg_temp.come_from('192.0.2.6');
select lives_ok('select pg_temp.send()', 'the five hundredth message within an hour is taken');
select pg_temp.come_from('192.0.2.7');
select pg_temp.refused('in', 'the one after it is refused, whoever sends it');
select pg_temp.come_with('{}');
select pg_temp.refused('in', 'and from no address as well');

-- Who is not limited, and who has no business here
select tests.be_service();
select lives_ok('select pg_temp.send(30)', 'the service role is not limited');
select throws_ok(
  'select * from private.contact_senders', '42501', 'permission denied for schema private',
  'the service role sees no sender'
);
select tests.sign_out();
select throws_ok(
  'delete from private.contact_senders', '42501', 'permission denied for schema private',
  'a visitor cannot make the database forget'
);
select throws_ok(
  'select private.request_address()', '42501', 'permission denied for schema private',
  'a visitor cannot call what runs by itself'
);

select * from finish();
rollback;
