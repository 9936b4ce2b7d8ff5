-- The contact form is open to anyone, so it has a limit: 20 messages an hour from one address, and
-- 500 an hour from all of them. Who is refused reads why: PT429 makes PostgREST answer with status
-- 429 and this message.

-- Who wrote within the last hour; what is older goes with the next message. Never the address itself:
-- its hash, with a key of this database's own, for there are few enough addresses to try them all.
create table private.contact_senders (
  id bigint generated always as identity primary key,
  sender bytea,
  sent_at timestamptz not null default now()
);

create table private.contact_sender_key (
  key uuid primary key default gen_random_uuid()
);
insert into private.contact_sender_key default values;

revoke all on table private.contact_senders, private.contact_sender_key
  from public, anon, authenticated, service_role;

-- The address that a request came from, as far as a sender cannot choose it: Cloudflare, which
-- stands before hosted projects, always writes its own cf-connecting-ip; any other gateway adds
-- what it saw at the end of x-forwarded-for, whose beginning is the sender's to forge. Of an IPv6
-- address it is the network, since one person has all of it; an IPv4 address may come in the dress of
-- IPv6, where all of them would be one network. Null where there is no address.
create function private.request_address()
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  headers json;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '');
  address := trim(coalesce(
    headers ->> 'cf-connecting-ip',
    substring(headers ->> 'x-forwarded-for' from '[^,]*$')
  ));
  return case
    when family(address) = 4 then host(address)
    when address << '::ffff:0:0/96' then substring(host(address) from '[^:]*$')
    else network(set_masklen(address, 64))::text
  end;
exception when invalid_text_representation then
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
  per_address constant int := 20;
  in_all constant int := 500;
  address constant text := private.request_address();
  from_sender bytea;
  sent record;
begin
  -- One after the other: two at once would each count without the other.
  perform pg_advisory_xact_lock('private.contact_senders'::regclass::bigint);

  delete from private.contact_senders where sent_at <= now() - interval '1 hour';

  select sha256(convert_to(key || address, 'UTF8')) into from_sender
  from private.contact_sender_key;

  select count(*) as in_all, count(*) filter (where sender = from_sender) as per_address into sent
  from private.contact_senders;

  if sent.per_address >= per_address then
    raise sqlstate 'PT429' using message =
      'Too many messages came from your address within the hour. Write to us by e-mail, or try again later.';
  end if;
  if sent.in_all >= in_all then
    raise sqlstate 'PT429' using message =
      'Too many messages came in within the hour. Write to us by e-mail, or try again later.';
  end if;

  insert into private.contact_senders (sender) values (from_sender);
  return new;
end;
$$;

revoke all on function private.request_address(), private.limit_contacts()
  from public, anon, authenticated, service_role;

-- The limit is for the API's visitors; what the service role or an import writes is none of theirs.
create trigger limit_contacts
before insert on public.contacts
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.limit_contacts();
