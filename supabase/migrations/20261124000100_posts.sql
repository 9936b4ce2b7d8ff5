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
  -- A header of the request that creates the post. A repeated request conflicts with the first one, so that a
  -- post whose response was lost is created once.
  request_id uuid
    default (nullif(current_setting('request.headers', true), '')::json ->> 'idempotency-key')::uuid,

  unique (user_id, request_id),
  constraint posts_title_not_blank check (title ~ '\S'),
  constraint posts_title_length check (char_length(title) <= 200),
  constraint posts_content_length check (char_length(content) <= 20000)
);

-- For the post list (a user's posts, newest first, in a stable order), the policies and the cascade.
create index posts_user_id_created_at_id_idx on public.posts (user_id, created_at desc, id);

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

revoke all on function private.set_post_updated_at() from public, anon, authenticated;

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

create policy "create own posts" on public.posts
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

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
-- the first eight count. Row-level security selects the posts of the caller. A function with a search_path is
-- not inlined, so each request searches all posts of the caller. Neither a timeout nor a cancel stops
-- normalize(), which would take hours for 1 MB of combining marks. The 200 characters of the page's field can
-- be 400 code points, because some keyboards type an accent as a second one.
create function public.search_posts(search text)
returns setof public.posts language sql stable security invoker set search_path = ''
as $$
  select *
  from public.posts
  where lower(concat(title, ' ', content)) like all (array(
    select concat('%', regexp_replace(word, '([\\%_])', '\\\1', 'g'), '%')
    from unnest((string_to_array(lower(normalize(left(search, 400))), ' '))[:8]) as word
  ));
$$;

revoke all on function public.search_posts(text) from public, anon, service_role;
grant execute on function public.search_posts(text) to authenticated;

-- Limits a user to 10,000 posts and 50 MB of text, also for writes with the secret key. PostgREST turns the
-- code PT403 into status 403, and the page shows the message. Concurrent statements don't see each other's
-- posts, so together they can exceed the quota. octet_length() doesn't read a long text to measure it.
create function private.enforce_post_quota()
returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.posts
    where user_id in (select user_id from new_posts)
    group by user_id
    having count(*) > 10000
      or sum(octet_length(title) + coalesce(octet_length(content), 0)) > pg_size_bytes('50 MB')
  ) then
    raise sqlstate 'PT403' using message =
      'You’ve reached the limit of 10,000 posts or 50 MB of text. Delete some posts to make room.';
  end if;
  return null;
end;
$$;

revoke all on function private.enforce_post_quota() from public, anon, authenticated, service_role;

-- A trigger with a transition table can be for only one kind of statement.
create trigger enforce_post_quota_on_insert
after insert on public.posts
referencing new table as new_posts
for each statement execute function private.enforce_post_quota();

create trigger enforce_post_quota_on_update
after update on public.posts
referencing new table as new_posts
for each statement execute function private.enforce_post_quota();

-- Rejects the second row of an update by a user, before it is written. Otherwise one request could write a text
-- into thousands of posts and exceed the quota, and the rejected rows would take up to 100 MB of disk.
create function private.limit_post_updates()
returns trigger language plpgsql set search_path = ''
as $$
begin
  if tg_level = 'ROW' and current_setting('private.has_updated_post')::boolean then
    raise sqlstate 'PT400' using message = 'A request can update only one post.';
  end if;
  perform set_config('private.has_updated_post', (tg_level = 'ROW')::text, true);
  return new;
end;
$$;

revoke all on function private.limit_post_updates() from public, anon, authenticated, service_role;

create trigger limit_post_updates_statement
before update on public.posts for each statement
when (current_user = 'authenticated') execute function private.limit_post_updates();

create trigger limit_post_updates
before update on public.posts for each row
when (current_user = 'authenticated') execute function private.limit_post_updates();
