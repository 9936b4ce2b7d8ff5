-- An access token stays valid until it expires, for up to an hour, even after its session has ended
-- ("Log out everywhere", a changed password, a deleted account). Posts therefore also require that
-- the token's session still exists.

do $$
begin
  if to_regclass('auth.sessions') is null then
    raise exception 'The table auth.sessions is missing: apply the migrations of Supabase Auth first.';
  end if;
end;
$$;

set local lock_timeout = '5s';

-- Whether the session of the request's token still exists and has not reached its time limit. Supabase
-- Auth puts session_id into every token of a user, so a token without it is refused. For
-- security definer and row_security, see meets_required_aal().
-- Replaced by private.has_valid_session() in 20261122000000_valid_session.sql.
create function private.has_active_session()
returns boolean
language sql
stable
security definer
set search_path = ''
set row_security = off
as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = auth.uid()
      and (not_after is null or not_after > now())
  );
$$;

revoke all on function private.has_active_session() from public, anon, authenticated;
grant execute on function private.has_active_session() to authenticated;

create policy "require an active session" on public.posts
  as restrictive to authenticated
  using ((select private.has_active_session()));
