-- Accounts: deletion, passwords before the confirmation, and the size of user metadata.

-- Waiting for a long transaction would block the auth service, because the triggers lock auth.users.
set local lock_timeout = '5s';

-- Deletes the caller's account, and by cascade its sessions and posts, within ten minutes of entering the
-- password, because an authenticator can be enrolled, and an email link creates a session, without one.
-- It is a security definer function because API roles can't write to the auth schema. It has no argument
-- and affects only the caller, so ignore the advisor's warning that users can execute it.
create function public.delete_account()
returns boolean language plpgsql security definer set search_path = ''
-- Raises an error if row-level security of auth.users applies to the owner of this function.
set row_security = off
as $$
declare
  -- Null if the token has no password method with a time; the deletion is then rejected.
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
  return true; -- The page takes an empty response for a failure.
end;
$$;

-- A hosted project grants each new function in schema public to its roles by name, so revoking from
-- public is not enough. The secret key has no account to delete.
revoke all on function public.delete_account() from public, anon, service_role;
grant execute on function public.delete_account() to authenticated;

-- Removes the password when an email link confirms the address, because anyone can have signed up with it. The
-- link's session then sets the password; without that, only a password reset does. A user whom an
-- administrator created, or an identity provider confirms, was sent no link.
create function private.remove_unconfirmed_password()
returns trigger language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;

revoke all on function private.remove_unconfirmed_password()
  from public, anon, authenticated, service_role;

create trigger remove_unconfirmed_password
before update of email_confirmed_at on auth.users
for each row
when (
  old.email_confirmed_at is null and new.email_confirmed_at is not null
  and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null
)
execute function private.remove_unconfirmed_password();

-- Limits the metadata that users write about themselves to 4 KB, because every token contains it and gateways
-- reject long tokens. Otherwise somebody could register another person's email address with 0.9 MB, and
-- the owner could not use the account after confirming it. Supabase Auth responds with status 500.
create function private.check_user_metadata_size()
returns trigger language plpgsql set search_path = ''
as $$
begin
  raise check_violation using message = 'user metadata must be shorter than 4 KB';
end;
$$;

revoke all on function private.check_user_metadata_size() from public, anon, authenticated, service_role;

create trigger check_user_metadata_size
before insert or update of raw_user_meta_data on auth.users
for each row
when (octet_length(new.raw_user_meta_data::text) >= 4096)
execute function private.check_user_metadata_size();
