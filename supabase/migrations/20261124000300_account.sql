-- What the API allows with the account itself.

-- Do not queue behind a long transaction: every request to the auth service would wait behind the trigger.
set local lock_timeout = '5s';

-- Deletes the caller's account, and by cascade its sessions and posts, within ten minutes of a password:
-- an authenticator is enrolled without one, and a link from an email makes a session without one. It is
-- a security definer function because API roles cannot write to the auth schema; it takes no argument
-- and reaches no user but the caller. Signed-in users are meant to call it, so the finding of the hosted
-- advisor about security definer functions that they can execute stands.
create function public.delete_account()
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
    raise sqlstate 'PT403' using message = 'To protect your account, log in again before you delete it.';
  end if;
  delete from auth.users where id = auth.uid();
end;
$$;

-- A hosted project grants each new function of schema public to its roles by name, so revoking from
-- public is not enough. The secret key has no account to delete.
revoke all on function public.delete_account() from public, anon, service_role;
grant execute on function public.delete_account() to authenticated;

-- Keeps the metadata that users write about themselves under 4 KB. It is in each of their tokens, and 0.9 MB
-- make tokens that gateways refuse, so an account that somebody registers with another's address would be
-- unusable once its owner confirms it. Supabase Auth answers with status 500.
create function private.limit_user_metadata()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise check_violation using message = 'user metadata must be shorter than 4 KB';
end;
$$;

revoke all on function private.limit_user_metadata() from public, anon, authenticated, service_role;

create trigger limit_user_metadata
before insert or update of raw_user_meta_data on auth.users
for each row
when (octet_length(new.raw_user_meta_data::text) >= 4096)
execute function private.limit_user_metadata();
