import type { ArticleCard } from '@safira/contract/news/articles';
import { report, reportOf } from './text.ts';

/** OURS-01: what the title of a report is in spoiler-free mode; undefined where the title reveals no result. */
export function neutralTitle({ category, teams }: Pick<ArticleCard, 'category' | 'teams'>) {
  if (category !== 'reports') return undefined;
  const [home, away] = teams;
  return home && away ? reportOf(home.name, away.name) : report;
}
