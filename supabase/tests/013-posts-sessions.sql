-- A token is good for posts only while its session exists.
begin;
select plan(14);

create temporary table users as
select tests.create_supabase_user('ada@example.com') as ada, tests.create_supabase_user('bob@example.com') as bob;
grant select on users to anon, authenticated, service_role;

insert into public.posts (user_id, title) select ada, 'Ada''s' from users;

select tests.authenticate_as((select ada from users));
select results_eq(
  'select title from public.posts', array['Ada''s'], 'an active session reads the user''s posts'
);

select tests.authenticate_as((select ada from users), '{"session_id": null}');
select is_empty('select * from public.posts', 'a token without a session reads no posts');

select tests.authenticate_as(
  (select ada from users), jsonb_build_object('session_id', (select bob from users))
);
select is_empty('select * from public.posts', 'a session of another user reads no posts');

select tests.reset_role();
update auth.sessions set not_after = now() - interval '1 second'
where user_id = (select ada from users);
select tests.authenticate_as((select ada from users));
select is_empty('select * from public.posts', 'a session past its not_after reads no posts');

select tests.reset_role();
update auth.sessions set not_after = now() + interval '1 hour'
where user_id = (select ada from users);
select tests.authenticate_as((select ada from users));
select isnt_empty('select * from public.posts', 'a session before its not_after reads posts');

-- A ban and a soft deletion keep the session and its token.
select tests.reset_role();
update auth.users set banned_until = now() + interval '1 hour' where id = (select ada from users);
select tests.authenticate_as((select ada from users));
select is_empty('select * from public.posts', 'a banned user reads no posts');
select tests.reset_role();
update auth.users set banned_until = now() where id = (select ada from users);
select tests.authenticate_as((select ada from users));
select isnt_empty('select * from public.posts', 'a user whose ban has ended reads posts');
select tests.reset_role();
update auth.users set deleted_at = now() where id = (select ada from users);
select tests.authenticate_as((select ada from users));
select is_empty('select * from public.posts', 'a deleted user reads no posts');

-- Supabase Auth deletes sessions at "Log out everywhere".
select tests.reset_role();
update auth.users set deleted_at = null where id = (select ada from users);
delete from auth.sessions where user_id = (select ada from users);
select tests.authenticate_as((select ada from users));
select is_empty('select * from public.posts', 'an ended session reads no posts');

-- Without a filter and without a result, only the policies for updates and deletes apply.
update public.posts set title = 'Changed';
delete from public.posts;
select tests.reset_role();
select results_eq(
  'select title from public.posts', array['Ada''s'],
  'an ended session changes nothing by statements that return nothing'
);

-- The check is an init plan: it runs once, not for every row.
select tests.reset_role();
create function pg_temp.checks_of(query text) returns setof text language plpgsql
as $$
declare line text;
begin
  for line in execute 'explain (verbose, costs off) ' || query loop
    if line like '%has_valid_session()%' then return next trim(line); end if;
  end loop;
end
$$;
select tests.authenticate_as((select ada from users));
select results_eq(
  format('select * from pg_temp.checks_of(%L)', query),
  array_fill('Output: private.has_valid_session()'::text, array[times]),
  'the session is checked by an init plan: ' || query
)
from (
  values
    ('select * from public.posts', 1),
    ($$insert into public.posts (user_id, title) select ada, 'New' from users$$, 1),
    ($$delete from public.posts where title = 'Changed' returning id$$, 1),
    -- For the old row and for the new one.
    ($$update public.posts set title = 'Changed' where title = 'New' returning id$$, 2)
) as statement (query, times);

select * from finish();
rollback;
