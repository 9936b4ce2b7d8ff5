-- A stub of a table of Supabase Auth that @supabase/lite lacks and our migrations refer to. The embedded
-- backend runs it before the migrations. Its columns are those that the real table requires, so that the same
-- tests work on both.
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
