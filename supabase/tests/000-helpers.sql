-- Who is asking, in one word each. Kept after this file, for those that follow it: each of them
-- rolls back, this one does not. No migration makes this schema, so only test databases have it.
create schema if not exists tests;
grant usage on schema tests to anon, authenticated, service_role;

-- Makes a person and returns their id.
create or replace function tests.person(email text)
returns uuid
language sql
as $$
  insert into auth.users (id, email, is_sso_user, is_anonymous)
  values (gen_random_uuid(), email, false, false)
  returning id;
$$;

-- Sets what the API sets before a request's query. Hosted Supabase reads the claims, the embedded
-- backend each claim.
create or replace function tests.act_as(role text, user_id uuid default null)
returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(user_id::text, ''), true);
  perform set_config('request.jwt.claim.role', role, true);
  perform set_config(
    'request.jwt.claims', json_build_object('sub', user_id, 'role', role)::text, true
  );
  perform set_config('role', role, true);
end;
$$;

-- From here on the file acts for this signed-in person, for a visitor, for the service role, or
-- for the database's owner again.
create or replace function tests.sign_in(user_id uuid) returns void language sql
as $$ select tests.act_as('authenticated', user_id) $$;

create or replace function tests.sign_out() returns void language sql
as $$ select tests.act_as('anon') $$;

create or replace function tests.be_service() returns void language sql
as $$ select tests.act_as('service_role') $$;

create or replace function tests.be_owner() returns void language sql
as $$ select set_config('role', 'none', true) $$;

begin;
select plan(1);
select has_function('tests', 'sign_in', array['uuid'], 'the helpers are in place');
select * from finish();
rollback;
