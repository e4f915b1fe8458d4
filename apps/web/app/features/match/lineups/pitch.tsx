import type { MatchDetails } from '@safira/contract/matches/matches';
import { pitchPlaces } from '@safira/football/matches/pitch-places';
import { playerName } from '../../../football-ui/player-link.tsx';
import { playerMatchEvents } from './player-match-events.ts';
import * as entrance from './entrance.module.css';
import { Field } from './field.tsx';
import { findLineup, type Side } from './find-lineup.ts';
import * as styles from './pitch.module.css';
import { pitchLabels } from './pitch-labels.ts';
import { PitchPlayer } from './pitch-player.tsx';
import { lineupOf } from './text.ts';

type Props = {
  match: MatchDetails;
  /** Turned, compared with the default for the width of the screen. */
  isTurned: boolean;
  /** The players enter only after the tab is shown. */
  isHeld: boolean;
};

/** DLG-07: both sides in formation. The styles decide the orientation of the pitch, for only they know the screen. */
export function Pitch({ match, isTurned, isHeld }: Props) {
  const named = match.lineups.flatMap(({ startXI, substitutes }) => [...startXI, ...substitutes]);
  const labelOf = pitchLabels(named.map(({ player }) => playerName(player)));
  return (
    <div className={styles.frame} data-turned={isTurned}>
      <div className={styles.pitch} data-turned={isTurned} data-held={isHeld}>
        <Field className={styles.lying} isUpright={false} />
        <Field className={styles.standing} isUpright />
        <Eleven match={match} side="home" labelOf={labelOf} />
        <Eleven match={match} side="away" labelOf={labelOf} />
      </div>
    </div>
  );
}

type ElevenProps = { match: MatchDetails; side: Side; labelOf: (name: string) => string };

function Eleven({ match, side, labelOf }: ElevenProps) {
  const team = match.teams[side];
  const lineup = findLineup(match, side);
  if (!lineup) return null;
  const eventsOf = playerMatchEvents(match, team.id);
  return (
    <ul aria-label={`${lineupOf} ${team.name}`}>
      {pitchPlaces(lineup).map(({ starter: { player }, ...at }) => (
        <li
          key={`${at.line}:${at.place}`}
          className={`${styles.player} ${entrance.entering}`}
          data-side={side}
          data-line={`${at.line}/${at.lines}`}
          data-place={`${at.place}/${at.places}`}
        >
          <PitchPlayer
            player={player}
            label={labelOf(playerName(player))}
            team={team}
            colours={lineup.colours}
            keeperOf={at.line === 1 ? side : undefined}
            events={eventsOf(player)}
          />
        </li>
      ))}
    </ul>
  );
}
