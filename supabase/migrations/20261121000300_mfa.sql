-- Users with a verified authenticator reach their posts only with an MFA session (aal2). The pages
-- ask for the code; this also holds for requests that do not come from the pages.

do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    raise exception 'The table auth.mfa_factors is missing: apply the migrations of Supabase Auth first.';
  end if;
end;
$$;

-- Do not queue behind a long transaction: every request to posts would wait behind this migration.
set local lock_timeout = '5s';

-- Whether the session has the assurance level that the user's authenticators require. It is a
-- security definer function because API roles cannot read the auth schema. auth.mfa_factors has
-- row-level security: with row_security off, an owner that is subject to it gets an error here
-- instead of zero rows, which would let everybody in.
-- Replaced by private.has_valid_session() in 20261122000000_valid_session.sql.
create function private.meets_required_aal()
returns boolean
language sql
stable
security definer
set search_path = ''
set row_security = off
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors
      where user_id = auth.uid() and status = 'verified'
    );
$$;

revoke all on function private.meets_required_aal() from public, anon, authenticated;
-- The policy calls it with the rights of the API role, which cannot reach the schema otherwise.
grant execute on function private.meets_required_aal() to authenticated;

-- Restrictive: it holds in addition to the policies that give access. (select …) runs the function
-- once per statement, not once per row.
create policy "require MFA if enrolled" on public.posts
  as restrictive to authenticated
  using ((select private.meets_required_aal()));
