import type { Day, Match } from '@safira/contract/matches/matches';
import { loserOf } from '@safira/football/matches/side-behind';
import { Link } from 'react-router';
import { Crest } from '../../../football-ui/crest.tsx';
import { Score } from '../../../football-ui/score.tsx';
import { wallTime } from '../../../lib/wall-time.ts';
import { unknownDate, versus } from '../text.ts';
import * as styles from './head-to-head-row.module.css';
import { comma, mediumDate, separator } from './text.ts';

type Props = { match: Match; offsets: Day['offsets'] };

/** DLG-10: one earlier match, its home team on the right; the whole row links to it. */
export function HeadToHeadRow({ match, offsets }: Props) {
  const { apiId, date, league, teams } = match;
  const at = wallTime(date, offsets);
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={`/match/${apiId}`}>
        <time dateTime={date}>{at ? mediumDate(at.date) : unknownDate}</time>
        {separator}
        <bdi>{league.name}</bdi>
        <span className="srOnly">
          {comma}
          {versus(teams.home.name, teams.away.name)}
        </span>
      </Link>
      <Team team={teams.home} />
      <span className={styles.middle}>
        <Score match={match} loser={loserOf(match)} />
      </span>
      <Team team={teams.away} />
    </li>
  );
}

/** Visible only: for screen readers the link already names both teams. */
function Team({ team }: { team: Match['teams']['home'] }) {
  return (
    <span className={styles.team} aria-hidden="true">
      <Crest team={team} size={28} />
      <bdi>{team.name}</bdi>
    </span>
  );
}
