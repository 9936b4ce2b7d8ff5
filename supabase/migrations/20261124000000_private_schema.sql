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

-- Whether a text shows nothing. Blank are the same characters as in isBlank() of src/lib/validate.ts: white
-- space, control characters, the default-ignorable code points of Unicode (zero-width characters,
-- bidirectional controls, soft hyphen, Hangul fillers, variation selectors, tags), and the blank Braille
-- pattern. They are listed because \s depends on the locale and Postgres has no Unicode properties.
create function private.is_blank(value text)
returns boolean language sql immutable set search_path = ''
as $$
  select value !~ (
    '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
    '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0'
    '\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  );
$$;

revoke all on function private.is_blank(text) from public, anon, authenticated;
-- CHECK constraints run with the rights of the role that writes.
grant execute on function private.is_blank(text) to anon, authenticated, service_role;

-- Whether the session of the request's token still exists, isn't past not_after (which only SAML logins set),
-- and has the assurance level that the user's authenticators require. A token stays valid for up to an hour
-- after its session has ended. A token without session_id is rejected, because every token of a login has one.
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
    where id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = auth.uid()
      and (not_after is null or not_after > now())
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
