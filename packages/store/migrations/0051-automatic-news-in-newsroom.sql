-- OURS-21: editors see what was written without them and what waits, and decide what is published at once.
grant select on match_reports, match_previews to safira_api;
grant select, insert, update on automatic_news to safira_api;
-- A text that the worker replaces stays as a version of the article, so that an editor can compare the two.
grant insert on article_revisions to safira_worker;
