import type { LiveMatch, StandingRow } from '@safira/contract/competitions/standings';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { versus } from '../../football-ui/match-line-text.ts';
import { SpoilerGate } from '../../football-ui/spoiler-gate.tsx';
import { scoreSpoken } from '../../football-ui/text.ts';
import * as styles from './playing-mark.module.css';

type Props = { match: LiveMatch; rows: readonly StandingRow[] };

/** OURS-06: the match that a team of the table is playing, with its score; home is on the right. */
export function PlayingMark({ match: { id, homeId, awayId, goals }, rows }: Props) {
  const home = rows.find(({ team }) => team.id === homeId)?.team;
  const away = rows.find(({ team }) => team.id === awayId)?.team;
  if (!home || !away) return null;
  return (
    <Link className={styles.mark} to={`/match/${id}`}>
      <span className="srOnly">{versus(home.name, away.name)}</span>
      <Crest team={home} size={28} />
      <SpoilerGate matchId={id} instead="–">
        {/* Two cells in the page's direction: one string would be reordered. */}
        <span className={styles.score} role="img" aria-label={scoreSpoken(goals.home, goals.away)}>
          <b>{goals.home}</b>
          <i>–</i>
          <b>{goals.away}</b>
        </span>
      </SpoilerGate>
      <Crest team={away} size={28} />
    </Link>
  );
}
