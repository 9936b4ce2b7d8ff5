-- A user can have 10,000 posts and 50 MB of text. The counts live in a table of their own, because
-- counting 10,000 posts at every insert would be slow.

set local lock_timeout = '5s';

create table private.post_usage (
  user_id uuid primary key references auth.users (id) on delete cascade,
  posts bigint not null,
  bytes bigint not null
);

revoke all on table private.post_usage from public, anon, authenticated, service_role;

-- Refuses growth beyond the quota. PostgREST turns PT403 into status 403, and the page shows the
-- message. A user over the quota, for instance after it was lowered, can still delete and shorten.
-- Replaced in 20261122000200_early_post_quota.sql.
create function private.limit_post_usage()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  max_posts constant bigint := 10000;
  max_bytes constant bigint := pg_size_bytes('50 MB');
begin
  if new.posts > max_posts and (tg_op = 'INSERT' or new.posts > old.posts) then
    raise sqlstate 'PT403' using message =
      'You can have 10,000 posts at most. Delete some posts to make room for new ones.';
  end if;
  if new.bytes > max_bytes and (tg_op = 'INSERT' or new.bytes > old.bytes) then
    raise sqlstate 'PT403' using message =
      'Your posts can have 50 MB of text at most. Delete or shorten some posts to make room.';
  end if;
  return new;
end;
$$;

create trigger limit_post_usage
before insert or update on private.post_usage
for each row execute function private.limit_post_usage();

-- Keeps the counts, once per statement. The row of the user is locked until the transaction ends, so
-- concurrent statements of one user count one after the other.
-- Replaced in 20261122000200_early_post_quota.sql.
create function private.count_post_usage()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.post_usage as usage (user_id, posts, bytes)
    select user_id, count(*), sum(octet_length(title) + coalesce(octet_length(content), 0))
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
        select user_id, octet_length(title) + coalesce(octet_length(content), 0) as bytes
        from new_posts
        union all
        select user_id, -octet_length(title) - coalesce(octet_length(content), 0)
        from old_posts
      ) as sizes
      group by user_id
    ) as change
    where usage.user_id = change.user_id and change.bytes <> 0;
  else
    update private.post_usage as usage
    set posts = usage.posts - removed.posts, bytes = usage.bytes - removed.bytes
    from (
      select
        user_id,
        count(*) as posts,
        sum(octet_length(title) + coalesce(octet_length(content), 0)) as bytes
      from old_posts
      group by user_id
    ) as removed
    where usage.user_id = removed.user_id;
  end if;
  return null;
end;
$$;

revoke all on function private.limit_post_usage(), private.count_post_usage()
  from public, anon, authenticated, service_role;

-- A trigger with a transition table is for one kind of statement.
create trigger count_inserted_posts
after insert on public.posts
referencing new table as new_posts
for each statement execute function private.count_post_usage();

create trigger count_updated_posts
after update on public.posts
referencing old table as old_posts new table as new_posts
for each statement execute function private.count_post_usage();

create trigger count_deleted_posts
after delete on public.posts
referencing old table as old_posts
for each statement execute function private.count_post_usage();

-- Count the posts that exist. The triggers' lock keeps others from writing posts in between.
insert into private.post_usage (user_id, posts, bytes)
select user_id, count(*), sum(octet_length(title) + coalesce(octet_length(content), 0))
from public.posts
group by user_id;
