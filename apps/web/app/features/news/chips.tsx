import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { Photo } from '../../football-ui/photo.tsx';
import * as chip from '../../ui/chip.module.css';
import { about } from './article-body-text.ts';
import * as styles from './chips.module.css';
import type { ShownArticle } from './shown-article.ts';

/** NEWS-02: the teams and the competition that an article is about, as links. */
export function Chips({ article: { teams, competition } }: Pick<ShownArticle, 'article'>) {
  if (teams.length === 0 && !competition) return null;
  return (
    <nav className={styles.chips} aria-label={about} data-screen-only="">
      {teams.map(({ _id: slug, ...team }) => (
        <Link key={slug} className={chip.chip} to={`/team/${slug}`}>
          <Crest team={team} size={28} />
          <bdi>{team.name}</bdi>
        </Link>
      ))}
      {competition && (
        <Link className={chip.chip} to={`/competition/${competition.id}`}>
          <Photo photo={competition.logo} size={28} />
          <bdi>{competition.name}</bdi>
        </Link>
      )}
    </nav>
  );
}
