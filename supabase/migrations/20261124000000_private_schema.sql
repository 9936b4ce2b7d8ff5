-- Internal objects, and what the API's roles have in common.

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

-- No API role can use this schema, so PostgREST cannot expose what is in it.
create schema private;
revoke all on schema private from public, anon, authenticated;

-- Whether a text shows nothing. The characters that count as blank, the same as in isBlank() of
-- src/lib/validate.ts, are: white space, control characters, the code points that Unicode calls
-- default-ignorable (zero-width characters, bidirectional controls, soft hyphen, Hangul fillers,
-- variation selectors, tags), and the blank Braille pattern. They are listed because \s depends on
-- the locale and Postgres knows no Unicode properties.
create function private.is_blank(value text)
returns boolean
language sql
immutable
set search_path = ''
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

-- Whether the session of the request's token still exists, has not reached its not_after, and has the
-- assurance level that the user's authenticators require. A token alone stays valid for up to an hour after
-- its session has ended. Supabase Auth puts session_id into every token of a user: one without is refused.
--   security definer: API roles cannot read the auth schema.
--   row_security off: its tables have row-level security. An owner that is subject to it gets an error
--     instead of zero rows, which would mean that nobody has an authenticator.
--   plpgsql: keeps its plan. Postgres 17 would parse and plan a function in SQL in every statement.
create function private.has_valid_session()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
set row_security = off
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

-- Ends what one request can make the database compute: a list with 400 casts took 18 s and 5.1 GB, a
-- pattern 8 s. PostgREST applies the settings of the role that a request has.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
notify pgrst, 'reload config';
