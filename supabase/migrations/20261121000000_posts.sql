-- Posts: signed-in users create, read, update and delete their own posts, and no others.
--
-- The client mirrors these limits. Lengths are in code points, as `[...text].length` counts them.
--   title    required, 1 to 200 characters, not blank
--   content  optional, at most 20000 characters

-- Internal objects. No API role can use this schema, so PostgREST cannot expose what is in it.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- Whether a text shows nothing. The characters that count as blank, the same as in isBlank() of
-- src/lib/validate.ts, are: white space, control characters, the code points that Unicode calls
-- default-ignorable (zero-width characters, bidirectional controls, soft hyphen, Hangul fillers,
-- variation selectors, tags), and the blank Braille pattern. They are listed because \s depends on
-- the locale and Postgres knows no Unicode properties.
create function private.is_blank(value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select value !~ (
    '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
    '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0'
    '\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  );
$$;

revoke all on function private.is_blank(text) from public, anon, authenticated;
-- CHECK constraints run with the rights of the role that writes.
grant execute on function private.is_blank(text) to anon, authenticated, service_role;

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

-- Serves the list (one user's posts, newest first, in a stable order), the policies and the cascade.
create index posts_user_id_created_at_id_idx on public.posts (user_id, created_at desc, id);

-- Keeps a post's id, owner and creation time, and dates each update. The grants below already keep
-- clients from writing these columns; the trigger also holds if somebody widens the grants.
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
  -- Not now(): two updates in one transaction get different times.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

revoke all on function private.touch_post() from public, anon, authenticated;

create trigger touch_post
before update on public.posts
for each row execute function private.touch_post();

alter table public.posts enable row level security;

-- Each role gets only what it needs. The database sets ids and timestamps, and a post never changes
-- owner.
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
  with check (
    (select auth.uid()) = user_id
    and created_at = now()
    and updated_at = now()
  );

create policy "update own posts" on public.posts
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "delete own posts" on public.posts
  for delete to authenticated
  using ((select auth.uid()) = user_id);
