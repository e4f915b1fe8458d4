import { newsCategories } from '@safira/arabic/terms/news-categories';
import type { ArticleCard } from '@safira/contract/news/articles';
import { type TeamBadge, teamBadge } from '../badges.ts';
import { between } from '../text.ts';

/** Everything on the card of an article, as final text. */
export type ArticleFacts = { title: string; heading: string; teams: TeamBadge[] };

const MOST_TEAMS = 2;

export const articleFacts = ({ title, category, competition, teams }: ArticleCard): ArticleFacts => ({
  title,
  heading: [newsCategories[category], competition?.name].filter(Boolean).join(between),
  teams: teams.slice(0, MOST_TEAMS).map(teamBadge),
});
