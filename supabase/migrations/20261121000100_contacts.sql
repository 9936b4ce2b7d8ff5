-- Contacts: anyone can send a message. Only the service role can read messages.
--
-- The client mirrors these limits. Lengths are in code points, as `[...text].length` counts them.
--   name     required, 1 to 120 characters, not blank
--   email    required, at most 254 characters, of the form local@domain.tld
--   company  null, or 1 to 120 characters, not blank
--   message  required, 1 to 5000 characters, not blank

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  message text not null,
  created_at timestamptz not null default now(),
  -- The message arrived while unusually many were sent: it may be spam. See contact_limits.sql.
  held boolean not null default false,

  constraint contacts_name_not_blank check (not private.is_blank(name)),
  constraint contacts_name_length check (char_length(name) <= 120),
  -- A plausibility check only: whether mail arrives there, only mail can tell.
  constraint contacts_email_format check (email ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$'),
  constraint contacts_email_length check (char_length(email) <= 254),
  constraint contacts_company_not_blank check (not private.is_blank(company)),
  constraint contacts_company_length check (char_length(company) <= 120),
  constraint contacts_message_not_blank check (not private.is_blank(message)),
  constraint contacts_message_length check (char_length(message) <= 5000)
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
