-- Anyone can use the contact form, so it has limits per hour:
--     20 messages from one sender: an IPv4 address, or an IPv6 /64, which is what one home or
--        server gets
--     60 messages from one IPv6 /48, which one customer of a provider can have
--    500 messages in all; more are stored but marked as held, and their senders see no difference,
--        so one sender with many addresses cannot close the form for everybody
--   5000 messages in all, held ones included; more are refused, so a flood cannot fill the disk
-- A refusal has the code PT429: PostgREST answers with status 429 and the message.

-- The messages of the last hour by sender. Older rows are deleted with the next message. Addresses
-- are stored as hashes with a key of this database: unkeyed hashes of addresses are easy to reverse.
create table private.contact_senders (
  id bigint generated always as identity primary key,
  sender bytea not null,
  network bytea,
  sent_at timestamptz not null default now()
);

create table private.contact_sender_key (
  key uuid primary key default gen_random_uuid()
);
insert into private.contact_sender_key default values;

revoke all on table private.contact_senders, private.contact_sender_key
  from public, anon, authenticated, service_role;

-- The address of the current request, from headers that the sender cannot forge. Cloudflare, in
-- front of hosted projects, always sets cf-connecting-ip. Any other gateway appends the address that
-- it saw to x-forwarded-for, so only the last entry counts. Null if neither holds an address.
create function private.request_address()
returns inet
language plpgsql
stable
set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '');
  candidate text;
  address inet;
begin
  foreach candidate in array array[
    headers ->> 'cf-connecting-ip',
    substring(headers ->> 'x-forwarded-for' from '[^,]*$')
  ]
  loop
    begin
      address := trim(candidate);
      -- An IPv4-mapped IPv6 address is an IPv4 address.
      if address << '::ffff:0:0/96' then
        address := substring(host(address) from '[^:]*$');
      end if;
      if address is not null then
        return address;
      end if;
    exception when invalid_text_representation then
      -- Empty or unreadable: try the next header.
    end;
  end loop;
  return null;
end;
$$;

-- Replaced in 20261122000300_held_messages.sql.
create function private.limit_contacts()
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

  insert into private.contact_senders (sender, network) values (from_sender, from_network);
  new.held := sent.total >= held_after;
  return new;
end;
$$;

revoke all on function private.request_address(), private.limit_contacts()
  from public, anon, authenticated, service_role;

-- The limits are for the API's public. The service role and imports are not limited.
create trigger limit_contacts
before insert on public.contacts
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.limit_contacts();
