-- Where our own copy of the picture is, without its size: `/media/3f/3fa1…`, to which readers add `-small.webp`
-- or `-large.webp`. Beside the provider's address, so that no read of a list has to look into media.
alter table competitions add picture text;
alter table teams add picture text;
alter table players add picture text;
alter table coaches add picture text;
alter table venues add picture text;

-- Whose photo an address is; the other tables are small enough to be gone through.
create index players_by_photo on players (photo);
