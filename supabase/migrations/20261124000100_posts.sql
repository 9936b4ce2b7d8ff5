-- Posts: users can create, read, update and delete only their own posts.
--
-- The client mirrors these limits. Lengths are in code points, as `[...text].length` counts them.
--   title    required, 1 to 200 characters, not blank
--   content  optional, at most 20000 characters

-- Waiting for a long transaction would block every request to the auth service, because the foreign key
-- locks auth.users.
set local lock_timeout = '5s';

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  content text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint posts_title_not_blank check (not private.is_blank(title)),
  constraint posts_title_length check (char_length(title) <= 200),
  constraint posts_content_length check (char_length(content) <= 20000)
);

-- For the post list (a user's posts, newest first, in a stable order), the policies and the cascade.
create index posts_user_id_created_at_id_idx on public.posts (user_id, created_at desc, id);

-- The grants below already keep clients from writing these columns. This trigger also protects them if
-- somebody widens the grants.
create function private.protect_post_columns()
returns trigger language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege
    using message = 'permission denied to change id, user_id or created_at of a post';
end;
$$;

create trigger protect_post_columns
before update on public.posts
for each row
when ((new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at))
execute function private.protect_post_columns();

create function private.set_post_updated_at()
returns trigger language plpgsql set search_path = ''
as $$
begin
  -- Unlike now(), clock_timestamp() differs between two updates in one transaction.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger set_post_updated_at
before update on public.posts for each row execute function private.set_post_updated_at();

revoke all on function private.protect_post_columns(), private.set_post_updated_at()
  from public, anon, authenticated;

alter table public.posts enable row level security;

-- Each role gets only the privileges that it needs. The database sets ids and timestamps, and the owner of a
-- post never changes.
revoke all on table public.posts from public, anon, authenticated, service_role;
grant select, delete on table public.posts to authenticated;
grant insert (user_id, title, content) on table public.posts to authenticated;
grant update (title, content) on table public.posts to authenticated;
grant select, insert, update, delete on table public.posts to service_role;

create policy "read own posts" on public.posts
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- The times also hold if somebody widens the grants.
create policy "create own posts" on public.posts
  for insert to authenticated
  with check ((select auth.uid()) = user_id and created_at = now() and updated_at = now());

create policy "update own posts" on public.posts
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "delete own posts" on public.posts
  for delete to authenticated
  using ((select auth.uid()) = user_id);

-- A restrictive policy applies in addition to the policies that grant access. (select …) runs the function
-- once per statement instead of once per row.
create policy "require a valid session" on public.posts
  as restrictive to authenticated
  using ((select private.has_valid_session()));

-- Returns the caller's posts that contain every word of a text, ignoring case. Words are separated by spaces;
-- the first eight count. Row-level security selects the posts of the caller. Words are compared in composed
-- form (NFC), as people type, and in decomposed form (NFD), as some programs store, so a post that mixes both
-- is not found. Composing the posts would take up to 10 s for 50 MB. A function with a search_path is not
-- inlined, so each request searches all posts of the caller.
create function public.search_posts(search text)
returns setof public.posts language sql stable security invoker set search_path = ''
as $$
  with patterns as (
    select array_agg(pattern) as composed, array_agg(normalize(pattern, nfd)) as decomposed
    from unnest((string_to_array(lower(normalize(search)), ' '))[:8]) as word,
      concat('%', regexp_replace(word, '([\\%_])', '\\\1', 'g'), '%') as pattern
  )
  select posts.*
  from public.posts, patterns
  where lower(concat(title, ' ', content)) like all (composed)
    or (composed <> decomposed and lower(concat(title, ' ', content)) like all (decomposed));
$$;

revoke all on function public.search_posts(text) from public, anon, service_role;
grant execute on function public.search_posts(text) to authenticated;

-- Limits a user to 10,000 posts and 50 MB of text, also for writes with the secret key. It rejects only growth,
-- so a user over the quota can still shorten and delete posts. PostgREST turns the code PT403 into status
-- 403, and the page shows the message.
--
-- Each statement counts the posts of its users, which takes 5 ms for 9,900 posts of 4.8 KB because
-- octet_length() doesn't read a long text to measure it. Concurrent statements don't see each other's
-- posts, so together they can exceed the quota.
create function private.enforce_post_quota()
returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  post_limit constant int := 10000;
  byte_limit constant bigint := pg_size_bytes('50 MB');
  grown uuid[];
  usage record;
begin
  if tg_op = 'INSERT' then
    grown := array(select distinct user_id from new_posts);
  else
    grown := array(
      select user_id
      from (select *, 1 as sign from new_posts union all select *, -1 from old_posts) as changes
      group by user_id
      having sum(sign * (octet_length(title) + coalesce(octet_length(content), 0))) > 0
    );
  end if;

  for usage in
    select
      count(*) as posts,
      sum(octet_length(title) + coalesce(octet_length(content), 0)) as bytes
    from public.posts
    where user_id = any (grown)
    group by user_id
  loop
    if tg_op = 'INSERT' and usage.posts > post_limit then
      raise sqlstate 'PT403' using message =
        'You’ve reached the limit of 10,000 posts. Delete some to make room for new ones.';
    end if;
    if usage.bytes > byte_limit then
      raise sqlstate 'PT403' using message =
        'You’ve reached the limit of 50 MB of text. Delete or shorten some posts to make room.';
    end if;
  end loop;
  return null;
end;
$$;

revoke all on function private.enforce_post_quota() from public, anon, authenticated, service_role;

-- A trigger with transition tables can be for only one kind of statement.
create trigger enforce_post_quota_on_insert
after insert on public.posts
referencing new table as new_posts
for each statement execute function private.enforce_post_quota();

create trigger enforce_post_quota_on_update
after update on public.posts
referencing old table as old_posts new table as new_posts
for each statement execute function private.enforce_post_quota();
