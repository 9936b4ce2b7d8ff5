-- Internal objects, and settings that all API roles share.

do $$
declare
  name text;
begin
  foreach name in array array['auth.sessions', 'auth.mfa_factors'] loop
    if to_regclass(name) is null then
      raise exception 'The table % is missing: apply the migrations of Supabase Auth first.', name;
    end if;
  end loop;
end;
$$;

-- No API role can use this schema, so PostgREST can't expose its objects.
create schema private;
revoke all on schema private from public, anon, authenticated;

-- Whether the session of the request's token still exists, isn't past not_after (which only SAML logins set),
-- belongs to a user who is neither banned nor deleted, and has the assurance level that the user's
-- authenticators require. A token stays valid for up to an hour after its session has ended or its user was
-- banned. A token without session_id is rejected, because every token of a login has one.
--   security definer: API roles can't read the auth schema.
--   row_security off: raises an error if row-level security of the auth tables applies to the owner. Zero
--     rows instead would mean that no user has an authenticator.
--   plpgsql: keeps its plan, whereas Postgres 17 would plan an SQL function in every statement.
create function private.has_valid_session()
returns boolean language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  return exists (
    select from auth.sessions
    join auth.users on users.id = user_id
    where sessions.id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = auth.uid()
      and (not_after is null or not_after > now())
      and (banned_until is null or banned_until <= now())
      and deleted_at is null
  ) and (
    coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors
      where user_id = auth.uid() and status = 'verified'
    )
  );
end;
$$;

revoke all on function private.has_valid_session() from public, anon, authenticated, service_role;
-- The policy of posts calls it with the rights of the API role, which cannot reach the schema otherwise.
grant execute on function private.has_valid_session() to authenticated;

-- Limits how long one request can keep the database busy: a list with 400 casts took 18 s and 5.1 GB.
-- PostgREST applies the settings of the request's role.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
notify pgrst, 'reload config';
