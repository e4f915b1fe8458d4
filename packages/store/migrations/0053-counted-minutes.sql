-- The time at which the phase of a live match stood at minute 0, from which browsers count its minutes.
alter table matches add column counted_from timestamptz;
