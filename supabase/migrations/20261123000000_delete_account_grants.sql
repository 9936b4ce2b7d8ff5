-- A hosted project grants each new function of schema public to its roles by name, so revoking from
-- public is not enough. The secret key has no account to delete.
revoke all on function public.delete_account() from service_role;
