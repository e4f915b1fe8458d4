-- The newest change of this match that was more than its clock: the last one told on its own channel.
alter table matches add told_seq bigint not null default 0;
update matches set told_seq = change_seq;
comment on column match_changes.prev_seq is 'the change of the same match before this one that was more than its clock';
