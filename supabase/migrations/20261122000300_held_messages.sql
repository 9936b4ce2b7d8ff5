-- Which messages are held, so that a flood does not hide the message of a person:
--   after 500 messages within the hour that are not held, those of a sender who has sent one before.
--      A person writes once, so their message is not held.
--   the 21st to 60th message from one IPv6 /48. Only the first 20 count towards the 500, as of an IPv4
--      address, so that a flood that reaches the 500 needs 25 addresses or networks.
-- The limits stay as they are. A flood costs at most 5,000 messages of 19 KB, so 95 MB of disk an hour,
-- from 250 addresses or 84 networks. A request with more messages than its sender's limit writes at
-- most 20 before it is refused.

set local lock_timeout = '5s';

alter table private.contact_senders add column held boolean not null default false;

create or replace function private.limit_contacts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender_limit constant int := 20;
  network_limit constant int := 60;
  held_after constant int := 500;
  total_limit constant int := 5000;

  address constant inet := private.request_address();
  from_sender bytea;
  from_network bytea;
  sent record;
begin
  -- Serializes concurrent messages: each has to count those before it.
  perform pg_advisory_xact_lock('private.contact_senders'::regclass::bigint);

  delete from private.contact_senders where sent_at <= now() - interval '1 hour';

  -- Requests without an address count as one sender.
  select
    sha256(convert_to(key || case family(address)
      when 4 then host(address)
      when 6 then network(set_masklen(address, 64))::text
      else 'unknown'
    end, 'UTF8')),
    case family(address)
      when 6 then sha256(convert_to(key || network(set_masklen(address, 48))::text, 'UTF8'))
    end
  into from_sender, from_network
  from private.contact_sender_key;

  select
    count(*) as total,
    count(*) filter (where not held) as not_held,
    count(*) filter (where sender = from_sender) as of_sender,
    count(*) filter (where network = from_network) as of_network
  into sent
  from private.contact_senders;

  if sent.of_sender >= sender_limit or sent.of_network >= network_limit then
    raise sqlstate 'PT429' using message =
      'Too many messages came from your address within the hour. Write to us by email, or try again later.';
  end if;
  if sent.total >= total_limit then
    raise sqlstate 'PT429' using message =
      'Too many messages came in within the hour. Write to us by email, or try again later.';
  end if;

  new.held := sent.of_network >= sender_limit
    or (sent.not_held >= held_after and sent.of_sender > 0);
  insert into private.contact_senders (sender, network, held)
  values (from_sender, from_network, new.held);
  return new;
end;
$$;
