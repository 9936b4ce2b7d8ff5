-- Posts: each person writes, reads, changes and deletes their own, and nobody else's.
--
-- Limits that the client mirrors (characters are code points, as `[...text].length` counts them):
--   title    required, 1 to 200 characters, at least one of them visible
--   content  optional, at most 20000 characters

-- What the database runs by itself lives here: no API role may use the schema, so PostgREST
-- cannot offer it as an RPC.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  content text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Postgres' btrim() takes off spaces only and \s depends on the locale, so the characters that
  -- show nothing are named: what JavaScript's trim() removes, and the zero-width ones.
  constraint posts_title_not_blank
    check (title ~ '[^\s\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]'),
  constraint posts_title_length check (char_length(title) <= 200),
  constraint posts_content_length check (char_length(content) <= 20000)
);

-- The list: one person's posts, newest first, in an order that pages can rely on. It also serves
-- the policies and the cascade, which look for user_id.
create index posts_user_id_created_at_id_idx on public.posts (user_id, created_at desc, id);

-- A post's id, owner and time of creation stay what they were. The grants below already keep
-- clients from naming those columns; this holds where grants are wider, as @supabase/lite makes
-- them unless told otherwise.
create function private.touch_post()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.id, new.user_id, new.created_at)
    is distinct from (old.id, old.user_id, old.created_at) then
    raise exception 'permission denied to change id, user_id or created_at of a post'
      using errcode = 'insufficient_privilege';
  end if;
  -- Not now(): two changes in one transaction are two moments.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

revoke all on function private.touch_post() from public, anon, authenticated;

create trigger touch_post
before update on public.posts
for each row execute function private.touch_post();

alter table public.posts enable row level security;

-- Nothing is granted by default; then, per role, what it needs. Ids and timestamps are the
-- database's to give, and a post cannot change hands.
revoke all on table public.posts from public, anon, authenticated, service_role;
grant select, delete on table public.posts to authenticated;
grant insert (user_id, title, content) on table public.posts to authenticated;
grant update (title, content) on table public.posts to authenticated;
grant select, insert, update, delete on table public.posts to service_role;

-- A signed-in person sees their own posts.
create policy "read own posts" on public.posts
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- A signed-in person writes posts in their own name, dated now.
create policy "create own posts" on public.posts
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and created_at = now()
    and updated_at = now()
  );

-- A signed-in person changes their own posts, and they stay theirs.
create policy "update own posts" on public.posts
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

-- A signed-in person deletes their own posts.
create policy "delete own posts" on public.posts
  for delete to authenticated
  using ((select auth.uid()) = user_id);
