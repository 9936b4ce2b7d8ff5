-- The embedded backend runs this at its start, before the migrations. @supabase/lite has no MFA, so
-- it lacks the table of Supabase Auth that the migrations refer to. The columns are those that the
-- real table requires, so that tests that write to it also work there.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'webauthn', 'phone')),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
alter table auth.mfa_factors enable row level security;
