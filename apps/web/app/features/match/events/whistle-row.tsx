import type { MatchDetails } from '@safira/contract/matches/matches';
import type { Whistle } from '@safira/football/matches/timeline';
import { WhistleIcon } from '../icons.tsx';
import { Tally } from './tally.tsx';
import * as text from './text.ts';
import * as styles from './whistle-row.module.css';

type Props = { whistle: Whistle; teams: MatchDetails['teams'] };

/** DLG-06: a whistle of the referee. */
export function WhistleRow({ whistle: { of, goals, winner }, teams }: Props) {
  return (
    <li className={styles.whistle} data-whistle={of}>
      <span>
        <WhistleIcon />
        <span>
          {text.whistles[of]}
          {winner && text.won}
          {winner && <bdi>{teams[winner].name}</bdi>}
        </span>
        {goals && <Tally goals={goals} />}
      </span>
    </li>
  );
}
