-- The league's default hour, which stands until television has chosen: shown as not confirmed.
alter table matches add has_placeholder_time boolean not null default false;
