-- Refuses what exceeds the quota before it is written: of a refused statement, the rows up to the one
-- that exceeded it stay in the table until vacuum. Five refused inserts of 38 MB took 200 MB.

set local lock_timeout = '5s';

-- What a post takes of the quota.
create function private.post_bytes(title text, content text)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
begin
  return octet_length(title) + coalesce(octet_length(content), 0);
end;
$$;

-- Refuses growth beyond the quota. PostgREST turns PT403 into status 403, and the page shows the
-- message. A user over the quota, for instance after it was lowered, can still delete and shorten.
create function private.check_post_usage(usage private.post_usage, more_posts bigint, more_bytes bigint)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if more_posts > 0 and usage.posts > 10000 then
    raise sqlstate 'PT403' using message =
      'You can have 10,000 posts at most. Delete some posts to make room for new ones.';
  end if;
  if more_bytes > 0 and usage.bytes > pg_size_bytes('50 MB') then
    raise sqlstate 'PT403' using message =
      'Your posts can have 50 MB of text at most. Delete or shorten some posts to make room.';
  end if;
end;
$$;

-- The counts that hold, whoever writes posts: checked where they are kept.
create or replace function private.limit_post_usage()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.check_post_usage(
    new, new.posts - coalesce(old.posts, 0), new.bytes - coalesce(old.bytes, 0)
  );
  return new;
end;
$$;

-- Checks each row before it is written. The counts are updated at the end of a statement, so what its
-- rows have added so far is in a setting of the transaction.
create function private.check_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  usage private.post_usage :=
    nullif(current_setting('private.post_usage', true), '')::private.post_usage;
  more_posts constant bigint := (tg_op = 'INSERT')::int;
  more_bytes bigint := private.post_bytes(new.title, new.content);
begin
  if usage is null then
    -- Not of new.user_id: whether it is the user's own, the policies check later.
    select * into usage from private.post_usage where user_id = auth.uid();
  end if;
  if tg_op = 'UPDATE' then
    more_bytes := more_bytes - private.post_bytes(old.title, old.content);
  end if;
  usage.posts := coalesce(usage.posts, 0) + more_posts;
  usage.bytes := coalesce(usage.bytes, 0) + more_bytes;
  perform private.check_post_usage(usage, more_posts, more_bytes);
  perform set_config('private.post_usage', usage::text, true);
  return new;
end;
$$;

create trigger check_post
before insert or update on public.posts
for each row
when (current_user = 'authenticated')
execute function private.check_post();

-- Keeps the counts, once per statement. The row of the user is locked until the transaction ends, so
-- concurrent statements of one user count one after the other.
create or replace function private.count_post_usage()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('private.post_usage', '', true);
  if tg_op = 'INSERT' then
    insert into private.post_usage as usage (user_id, posts, bytes)
    select user_id, count(*), sum(private.post_bytes(title, content))
    from new_posts
    group by user_id
    -- One order for all transactions, so that two imports cannot deadlock.
    order by user_id
    on conflict (user_id) do update
      set posts = usage.posts + excluded.posts, bytes = usage.bytes + excluded.bytes;
  elsif tg_op = 'UPDATE' then
    update private.post_usage as usage
    set bytes = usage.bytes + change.bytes
    from (
      select user_id, sum(bytes) as bytes
      from (
        select user_id, private.post_bytes(title, content) as bytes from new_posts
        union all
        select user_id, -private.post_bytes(title, content) from old_posts
      ) as sizes
      group by user_id
    ) as change
    where usage.user_id = change.user_id and change.bytes <> 0;
  else
    update private.post_usage as usage
    set posts = usage.posts - removed.posts, bytes = usage.bytes - removed.bytes
    from (
      select user_id, count(*) as posts, sum(private.post_bytes(title, content)) as bytes
      from old_posts
      group by user_id
    ) as removed
    where usage.user_id = removed.user_id;
  end if;
  return null;
end;
$$;

revoke all on function
  private.post_bytes(text, text),
  private.check_post_usage(private.post_usage, bigint, bigint),
  private.check_post()
from public, anon, authenticated, service_role;
