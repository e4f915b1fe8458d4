import type { Gender } from '@safira/arabic/terms/gender';
import type { TeamRef } from '@safira/contract/parts';
import type { PlayerStatistics } from '@safira/contract/players/players';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { Emblem } from '../../football-ui/emblem.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import * as styles from './season-card.module.css';
import { statisticGroups } from './statistic-groups.ts';
import { seasons as text } from './text.ts';

type Props = { season: PlayerStatistics; isLatest: boolean; gender: Gender };

/** PLAYER-01: a season with one team in one competition. */
export function SeasonCard({ season, isLatest, gender }: Props) {
  const { team, league } = season;
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        {team && <Crest team={team} size={28} />}
        <h2 className={styles.names}>
          {team && <TeamLink team={team} />}
          {league && (
            <Link className={styles.league} to={`/competition/${league.id}`}>
              <Emblem competition={league} size={20} />
              <bdi>{league.name}</bdi>
            </Link>
          )}
        </h2>
        <p className={styles.tags}>
          {league && (
            <span className={styles.season}>
              {text.one} <Ltr>{league.seasonName}</Ltr>
            </span>
          )}
          {isLatest && <span className={styles.latest}>{text.latest}</span>}
        </p>
      </header>
      <div className={styles.groups}>
        {statisticGroups(season, gender).map(({ heading, numbers }) => (
          <div key={heading} className={styles.group}>
            <h3>{heading}</h3>
            <dl>
              {numbers.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{/^[\d.,%]+$/.test(value) ? <Ltr>{value}</Ltr> : value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function TeamLink({ team: { _id: slug, name } }: { team: TeamRef }) {
  return (
    <Link to={`/team/${slug}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
