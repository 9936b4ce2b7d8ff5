-- Contacts: anyone can send a message. Only the service role can read messages.
--
-- The client mirrors these CHECKs. Lengths are in code points, as `[...text].length` counts them. No field
-- may contain control characters, except line breaks and tabs in the message, because anyone who replies
-- by email copies the name, address and company into headers.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  message text not null,
  created_at timestamptz not null default now(),

  constraint contacts_name_not_blank check (name ~ '\S'),
  constraint contacts_name_length check (char_length(name) <= 120),
  constraint contacts_name_printable check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  -- A plausibility check only, because just an email can show whether the address exists.
  constraint contacts_email_format check (email ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$'),
  constraint contacts_email_length check (char_length(email) <= 254),
  constraint contacts_email_printable check (email !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contacts_company_not_blank check (company ~ '\S'),
  constraint contacts_company_length check (char_length(company) <= 120),
  constraint contacts_company_printable check (company !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contacts_message_not_blank check (message ~ '\S'),
  constraint contacts_message_length check (char_length(message) <= 5000),
  constraint contacts_message_printable
    check (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]')
);

alter table public.contacts enable row level security;

revoke all on table public.contacts from public, anon, authenticated, service_role;
grant insert (name, email, company, message) on table public.contacts to anon, authenticated;
grant select, insert, update, delete on table public.contacts to service_role;

-- The only policy, so API users cannot read, update or delete messages. The service role bypasses it. Clients
-- can't set created_at, so the check always holds; Supabase's advisor warns about a plain `true`.
create policy "leave a message" on public.contacts
  for insert to anon, authenticated with check (created_at = now());

-- Anyone can use the contact form, so there are three limits:
--   20 messages per hour from one IPv4 address or IPv6 /64, which is what one home or server gets
--   5,000 messages per hour in total, so that a flood takes at most 125 MB of disk per hour
--   one copy of a message within ten minutes, because people send it again if they got no response,
--     perhaps from another network; they see no difference
-- PostgREST turns the code PT429 into status 429, and the page shows the message.

-- The messages of the last hour. Older rows are deleted with the next message. IP addresses and messages
-- are stored as hashes with a key, because an IP address can be guessed from a plain hash.
create table private.recent_contacts (
  id bigint generated always as identity primary key,
  ip_hash bytea not null,
  message_hash bytea not null,
  sent_at timestamptz not null default now()
);
create index on private.recent_contacts (ip_hash);
create index on private.recent_contacts (message_hash);
create index on private.recent_contacts (sent_at);

create table private.contact_hash_key (key uuid primary key default gen_random_uuid());
insert into private.contact_hash_key default values;

revoke all on all tables in schema private from public, anon, authenticated, service_role;

-- The IP address of the current request; null if it is missing or malformed. Cloudflare, in front of hosted
-- projects, always sets cf-connecting-ip, but keeps the x-forwarded-for that a visitor sends. Any other
-- gateway has to set cf-connecting-ip, too, or visitors choose their address.
create function private.request_ip()
returns inet language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '');
  ip inet;
begin
  ip := trim(headers ->> 'cf-connecting-ip');
  -- An IPv4-mapped IPv6 address is an IPv4 address.
  return case when ip << '::ffff:0:0/96' then substring(host(ip) from '[^:]*$')::inet else ip end;
exception when invalid_text_representation then
  return null;
end;
$$;

-- Keeps a statement's message for store_contact() and writes nothing, because rejected rows would take up disk
-- space uncounted. Rejects a second row before the lock, which thousands of rows would hold for seconds.
create function private.receive_contact()
returns trigger language plpgsql set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    -- This trigger runs before the JSON of the request is parsed, which takes 0.2 s of CPU for 300,000 rows.
    if (nullif(current_setting('request.headers', true), '')::json ->> 'content-length')::int > 100000 then
      raise check_violation using message = 'a contact request must be shorter than 100 KB';
    end if;
    perform set_config('private.contact', '', true);
  elsif current_setting('private.contact') <> '' then
    raise sqlstate 'PT400' using message = 'A request can send only one message.';
  -- The CHECKs run while the lock is held, which long rows must not prolong.
  elsif octet_length(new::text) > 32768 then
    raise check_violation using message = 'a contact message must be shorter than 32 KB';
  else
    perform set_config('private.contact', to_jsonb(new)::text, true);
  end if;
  return null;
end;
$$;

-- Stores the message of a statement within the limits.
create function private.store_contact()
returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  per_ip_limit constant int := 20;
  total_limit constant int := 5000;
  contact constant jsonb := nullif(current_setting('private.contact'), '');
  ip constant inet := private.request_ip();
  hashes record;
begin
  -- Requests without an IP address count as one sender.
  select
    sha256(convert_to(key || coalesce(
      network(set_masklen(ip, case family(ip) when 6 then 64 else 32 end))::text, 'unknown'
    ), 'UTF8')) as ip_hash,
    sha256(convert_to(key || (contact - array['id', 'created_at'])::text, 'UTF8')) as message_hash
  into hashes from private.contact_hash_key;

  -- Serializes concurrent messages, because each has to count the messages before it.
  perform pg_advisory_xact_lock('private.recent_contacts'::regclass::bigint);

  delete from private.recent_contacts where sent_at <= now() - interval '1 hour';
  if contact is null or exists (
    select from private.recent_contacts
    where message_hash = hashes.message_hash and sent_at > now() - interval '10 minutes'
  ) then
    return null;
  end if;

  if (select count(*) from private.recent_contacts where ip_hash = hashes.ip_hash) >= per_ip_limit then
    raise sqlstate 'PT429' using message =
      'We’ve had too many messages from your network in the past hour. Email us instead, or try again later.';
  end if;
  if (select count(*) from private.recent_contacts) >= total_limit then
    raise sqlstate 'PT429' using message =
      'We’re getting too many messages right now. Email us instead, or try again later.';
  end if;

  -- First, so that a message that violates a CHECK writes nothing.
  insert into public.contacts select * from jsonb_populate_record(null::public.contacts, contact);
  insert into private.recent_contacts (ip_hash, message_hash)
  values (hashes.ip_hash, hashes.message_hash);
  return null;
end;
$$;

revoke all on function private.request_ip(), private.receive_contact(), private.store_contact()
  from public, anon, authenticated, service_role;

-- Only API users are limited: not the service role, an import, or store_contact(), which runs as its owner.
create trigger receive_contact_statement
before insert on public.contacts for each statement
when (current_user in ('anon', 'authenticated')) execute function private.receive_contact();

create trigger receive_contact
before insert on public.contacts for each row
when (current_user in ('anon', 'authenticated')) execute function private.receive_contact();

create trigger store_contact
after insert on public.contacts for each statement
when (current_user in ('anon', 'authenticated')) execute function private.store_contact();
