import { genderOf } from '@safira/arabic/terms/gender';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { PlayerLink, playerName } from '../../../football-ui/player-link.tsx';
import { Rating } from '../../../football-ui/rating.tsx';
import { Shirt } from '../../../football-ui/shirt.tsx';
import { Badges } from './badges.tsx';
import type { PlayerMatchEvents } from './player-match-events.ts';
import type { Lineup, Side } from './find-lineup.ts';
import * as styles from './pitch-player.module.css';
import { spokenPlayer } from './text.ts';

type Props = {
  player: Lineup['startXI'][number]['player'];
  /** The name as the pitch has room for it; screen readers get the full one. */
  label: string;
  team: MatchDetails['teams']['home'];
  colours: Lineup['colours'];
  keeperOf: Side | undefined;
  events: PlayerMatchEvents;
};

/** DLG-07, DLG-15: the shirt of a player with marks for their match events; it links to the player. */
export function PitchPlayer({ player, label, team, colours, keeperOf, events }: Props) {
  const spoken = { number: player.number, name: playerName(player), gender: genderOf(team) };
  return (
    <PlayerLink player={player} league={team.playerLeague} className={styles.link}>
      <span className="srOnly">{spokenPlayer(spoken, events)}</span>
      <span className={styles.figure} aria-hidden="true">
        <Shirt number={player.number} colours={colours} team={team} keeperOf={keeperOf} size={42} />
        {events.rating !== null && <Rating value={events.rating} className={styles.rating} />}
        <Badges events={events} className={styles.badges} />
      </span>
      <bdi className={styles.name} aria-hidden="true">
        {label}
      </bdi>
    </PlayerLink>
  );
}
