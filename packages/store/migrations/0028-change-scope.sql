-- Which seasons and teams a change touches, before and after it: { "competitions": [{ "id", "season" }], "teamIds" }.
-- Null in the rows of a worker of the version before: such a change may touch any of them.
alter table match_changes add scope json;
