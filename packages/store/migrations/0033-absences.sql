-- The page of a team lists who is out.
grant select on injuries to safira_api;
