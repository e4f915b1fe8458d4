-- AUTH-09: what members marked. The columns are in the order that needs no padding: 93 bytes a row with its index.
create table favourites (
  added_at timestamptz not null,
  user_id bigint not null references users on delete cascade,
  item_id integer not null,
  -- 1 team, 2 competition, 3 match
  kind smallint not null check (kind in (1, 2, 3)),
  primary key (user_id, kind, item_id)
);
grant select, insert, delete on favourites to safira_api;
