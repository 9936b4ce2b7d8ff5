-- Deletes the caller's account, and by cascade its sessions and posts. It is a security definer
-- function because API roles cannot write to the auth schema; it takes no argument and reaches no
-- user but the caller. Signed-in users are meant to call it, so the finding of the hosted advisor about
-- security definer functions that they can execute stands.
-- Replaced in 20261122000100_delete_by_password.sql.
create function public.delete_account()
returns void
language plpgsql
security definer
set search_path = ''
-- An owner that is subject to the row-level security of auth.users gets an error here.
set row_security = off
as $$
declare
  -- When the user gave a password or a code. A token that does not say, such as those of the
  -- embedded backend, has no such limit.
  signed_in_at timestamptz := (
    select to_timestamp(max((factor ->> 'timestamp')::bigint))
    from jsonb_array_elements(auth.jwt() -> 'amr') as factor
  );
begin
  if not private.has_active_session() or not private.meets_required_aal() then
    raise sqlstate 'PT401' using message = 'Your session has ended. Log in again.';
  end if;
  if signed_in_at < now() - interval '10 minutes' then
    raise sqlstate 'PT403' using message = 'Log in again: an account is deleted within ten minutes of a log-in.';
  end if;
  delete from auth.users where id = auth.uid();
end;
$$;

revoke all on function public.delete_account() from public, anon;
grant execute on function public.delete_account() to authenticated;
