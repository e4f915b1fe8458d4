import type { Match } from '@safira/contract/matches/matches';
import type { PlayerAbroad } from '@safira/contract/players/abroad';
import * as styles from './abroad-tiles.module.css';
import { tiles } from './abroad-text.ts';

type Props = { players: readonly PlayerAbroad[]; matches: readonly Match[] };

/** OURS-15: the day in four numbers. */
export function AbroadTiles({ players, matches }: Props) {
  const live = new Set(matches.filter(({ isLive }) => isLive).map(({ apiId }) => apiId));
  const sum = (of: 'goals' | 'assists') =>
    players.reduce((total, { appearance }) => total + (appearance?.[of] ?? 0), 0);
  const numbers = [
    [tiles.players, players.length],
    [tiles.goals, sum('goals')],
    [tiles.assists, sum('assists')],
    [tiles.live, players.filter(({ matchId }) => live.has(matchId)).length],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
