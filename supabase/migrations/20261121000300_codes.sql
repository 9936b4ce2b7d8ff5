-- Who has a verified authenticator reaches their posts only with its code: a session of the level
-- aal2. The pages ask for it; this holds for whoever leaves the pages out.

-- The embedded backend knows no authenticators. This table stands in for the auth service's own,
-- so that the rule is one and the same, and tested.
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references auth.users (id) on delete cascade,
      status text not null
    );
    create index on auth.mfa_factors (user_id);
  end if;
end;
$$;

-- Whether the session of who is asking is as sure of them as they have wished. It looks into the
-- auth schema, which its caller may not.
create function private.has_given_code()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors
      where user_id = auth.uid() and status = 'verified'
    );
$$;

revoke all on function private.has_given_code() from public, anon, authenticated;
-- The policies below call it; the schema stays out of reach, so nobody else can.
grant execute on function private.has_given_code() to authenticated;

alter policy "read own posts" on public.posts
  using ((select auth.uid()) = user_id and (select private.has_given_code()));

alter policy "create own posts" on public.posts
  with check (
    (select auth.uid()) = user_id
    and (select private.has_given_code())
    and created_at = now()
    and updated_at = now()
  );

alter policy "update own posts" on public.posts
  using ((select auth.uid()) = user_id and (select private.has_given_code()))
  with check ((select auth.uid()) = user_id and (select private.has_given_code()));

alter policy "delete own posts" on public.posts
  using ((select auth.uid()) = user_id and (select private.has_given_code()));
