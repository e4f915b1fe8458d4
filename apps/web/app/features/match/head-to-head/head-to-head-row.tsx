import type { Day, Match } from '@safira/contract/matches';
import { loserOf } from '@safira/football/side-behind';
import { Link } from 'react-router';
import { wallTime } from '../../../lib/wall-time.ts';
import { Crest } from '../../../ui/crest.tsx';
import { Score } from '../../../ui/score.tsx';
import { unknownDate, versus } from '../text.ts';
import styles from './head-to-head-row.module.css';
import { comma, mediumDate, separator } from './text.ts';

type Props = { meeting: Match; offsets: Day['offsets'] };

/** DLG-10: one meeting, with who was at home then on the right; all of the row leads to it. */
export function HeadToHeadRow({ meeting, offsets }: Props) {
  const { apiId, date, league, teams } = meeting;
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
        <Score match={meeting} loser={loserOf(meeting)} />
      </span>
      <Team team={teams.away} />
    </li>
  );
}

/** Seen only: the link has said who. */
function Team({ team }: { team: Match['teams']['home'] }) {
  return (
    <span className={styles.team} aria-hidden="true">
      <Crest team={team} size={28} />
      <bdi>{team.name}</bdi>
    </span>
  );
}
