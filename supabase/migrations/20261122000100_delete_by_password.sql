-- Deletes the caller's account only within ten minutes of a password. Before, any entry of amr counted:
-- an authenticator, which is enrolled without the password, or a link from an email.
create or replace function public.delete_account()
returns void
language plpgsql
security definer
set search_path = ''
-- An owner that is subject to the row-level security of auth.users gets an error here.
set row_security = off
as $$
declare
  -- Null without a password and its time, which is refused.
  password_given_at timestamptz := (
    select max(to_timestamp(time::float8))
    from jsonb_path_query(auth.jwt(), '$.amr[*] ? (@.method == "password").timestamp') as time
  );
begin
  if not private.has_valid_session() then
    raise sqlstate 'PT401' using message = 'Your session has ended. Log in again.';
  end if;
  if password_given_at is null or password_given_at < now() - interval '10 minutes' then
    raise sqlstate 'PT403' using message = 'Log in again: an account is deleted within ten minutes of a log-in.';
  end if;
  delete from auth.users where id = auth.uid();
end;
$$;

-- Unused since private.has_valid_session().
drop function private.meets_required_aal();
drop function private.has_active_session();
