-- Contacts: anyone can send a message. Only the service role can read messages.
--
-- The client mirrors these limits. Lengths are in code points, as `[...text].length` counts them.
--   name     required, 1 to 120 characters, not blank
--   email    required, at most 254 characters, of the form local@domain.tld
--   company  null, or 1 to 120 characters, not blank
--   message  required, 1 to 5000 characters, not blank
-- None has control characters, but for line breaks and tabs in the message: who answers by email copies
-- name, address and company into headers.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  message text not null,
  created_at timestamptz not null default now(),
  -- The message arrived while unusually many were sent: it may be spam. See the limits below.
  held boolean not null default false,

  constraint contacts_name_not_blank check (not private.is_blank(name)),
  constraint contacts_name_length check (char_length(name) <= 120),
  constraint contacts_name_printable check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  -- A plausibility check only: whether mail arrives there, only mail can tell.
  constraint contacts_email_format check (email ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$'),
  constraint contacts_email_length check (char_length(email) <= 254),
  constraint contacts_email_printable check (email !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contacts_company_not_blank check (not private.is_blank(company)),
  constraint contacts_company_length check (char_length(company) <= 120),
  constraint contacts_company_printable check (company !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contacts_message_not_blank check (not private.is_blank(message)),
  constraint contacts_message_length check (char_length(message) <= 5000),
  constraint contacts_message_printable
    check (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]')
);

alter table public.contacts enable row level security;

revoke all on table public.contacts from public, anon, authenticated, service_role;
grant insert (name, email, company, message) on table public.contacts to anon, authenticated;
grant select, insert, update, delete on table public.contacts to service_role;

-- This is the only policy, so API users cannot read, update or delete messages. The service role
-- bypasses policies.
create policy "leave a message" on public.contacts
  for insert to anon, authenticated
  with check (created_at = now());

-- Anyone can use the contact form, so it has limits per hour:
--     20 messages from one sender: an IPv4 address, or an IPv6 /64, which is what one home or
--        server gets
--     60 messages from one IPv6 /48, which one customer of a provider can have
--   5000 messages in all, so a flood cannot fill the disk
-- A refusal has the code PT429: PostgREST answers with status 429 and the message.
--
-- A message that is sent again within ten minutes is not stored again: people send again when they got no
-- answer, perhaps from another network. Its sender sees no difference.
--
-- Some messages are stored but marked as held, and their senders see no difference, so a flood does not
-- hide the message of a person; one from fewer than 250 addresses or 84 networks does not close the form:
--   after 500 messages within the hour that are not held, those of a sender who has sent one before.
--      A person writes once, so their message is not held.
--   the 21st to 60th message from one IPv6 /48. Only the first 20 count towards the 500, as of an IPv4
--      address, so that a flood that reaches the 500 needs 25 addresses or networks.
--
-- The stored messages of a flood take at most 95 MB an hour: 5,000 of 19 KB, from 250 addresses or 84
-- networks. A refused request writes up to 20 rows that stay on disk until autovacuum, each time that
-- it is sent: 65 MB in 5 s from one address.

-- The messages of the last hour by sender. Older rows are deleted with the next message. Addresses
-- and messages (with name, email and company) are stored as hashes with a key of this database: unkeyed
-- hashes of addresses are easy to reverse.
create table private.contact_senders (
  id bigint generated always as identity primary key,
  sender bytea not null,
  network bytea,
  sent_at timestamptz not null default now(),
  held boolean not null default false,
  message bytea not null
);

create table private.contact_sender_key (
  key uuid primary key default gen_random_uuid()
);
insert into private.contact_sender_key default values;

revoke all on table private.contact_senders, private.contact_sender_key
  from public, anon, authenticated, service_role;

-- The address of the current request. Cloudflare, in front of hosted projects, always sets
-- cf-connecting-ip; another gateway has to remove it, or senders choose their address. Any gateway appends
-- the address that it saw to x-forwarded-for, so only the last entry counts. Null if neither holds an
-- address.
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
  same_message bytea;
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
    end,
    sha256(convert_to(
      key || json_build_array(new.name, new.email, new.company, new.message)::text, 'UTF8'
    ))
  into from_sender, from_network, same_message
  from private.contact_sender_key;

  if exists (
    select from private.contact_senders
    where message = same_message and sent_at > now() - interval '10 minutes'
  ) then
    return null;
  end if;

  select
    count(*) as total,
    count(*) filter (where not held) as not_held,
    count(*) filter (where sender = from_sender) as of_sender,
    count(*) filter (where network = from_network) as of_network
  into sent
  from private.contact_senders;

  if sent.of_sender >= sender_limit or sent.of_network >= network_limit then
    raise sqlstate 'PT429' using message =
      'We’ve had too many messages from your network in the past hour. Email us instead, or try again later.';
  end if;
  if sent.total >= total_limit then
    raise sqlstate 'PT429' using message =
      'We’re getting too many messages right now. Email us instead, or try again later.';
  end if;

  new.held := sent.of_network >= sender_limit
    or (sent.not_held >= held_after and sent.of_sender > 0);
  insert into private.contact_senders (sender, network, held, message)
  values (from_sender, from_network, new.held, same_message);
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
