-- Contacts: anyone may leave a message; only the service role, so the people behind the site,
-- may read one.
--
-- Limits that the client mirrors (characters are code points, as `[...text].length` counts them;
-- "visible" as in posts):
--   name     required, 1 to 120 characters, at least one of them visible
--   email    required, at most 254 characters, and of the form local@domain.tld
--   company  null, or 1 to 120 characters, at least one of them visible
--   message  required, 1 to 5000 characters, at least one of them visible

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  message text not null,
  created_at timestamptz not null default now(),

  constraint contacts_name_not_blank
    check (name ~ '[^\s\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]'),
  constraint contacts_name_length check (char_length(name) <= 120),
  -- Plausible, no more: whether mail arrives there, only mail can tell.
  constraint contacts_email_format check (email ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$'),
  constraint contacts_email_length check (char_length(email) <= 254),
  constraint contacts_company_not_blank
    check (company ~ '[^\s\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]'),
  constraint contacts_company_length check (char_length(company) <= 120),
  constraint contacts_message_not_blank
    check (message ~ '[^\s\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]'),
  constraint contacts_message_length check (char_length(message) <= 5000)
);

alter table public.contacts enable row level security;

revoke all on table public.contacts from public, anon, authenticated, service_role;
grant insert (name, email, company, message) on table public.contacts to anon, authenticated;
grant select, insert, update, delete on table public.contacts to service_role;

-- Anyone leaves a message, dated now. There is no other policy, so nobody reads, changes or
-- deletes one; the service role passes policies by.
create policy "leave a message" on public.contacts
  for insert to anon, authenticated
  with check (created_at = now());
