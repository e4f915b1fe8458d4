import { formResult } from '@safira/arabic/forms';
import type { StandingRow } from '@safira/contract/competitions/standings';
import type { Match } from '@safira/contract/matches/matches';
import { Crest } from '../../../football-ui/crest.tsx';
import { Block } from '../block.tsx';
import { listComma } from '../text.ts';
import * as styles from './pre-match.module.css';
import * as text from './text.ts';

/** Results that are shown of a side. */
const LATEST = 5;

type Props = Pick<Match, 'teams'> & { rows: readonly StandingRow[] };

/** OURS-30: the last results of both sides in the competition, home first, the oldest first from the right. */
export function Form({ teams, rows }: Props) {
  const sides = [teams.home, teams.away].map((team) => {
    const form = rows.find((row) => row.team.id === team.id)?.form ?? '';
    return { team, results: [...form].flatMap((letter) => formResult(letter) ?? []).slice(-LATEST) };
  });
  if (sides.every(({ results }) => results.length === 0)) return null;
  return (
    <Block title={text.form} end={text.newestLeft}>
      <ul>
        {sides.map(({ team, results }) => (
          <li key={team.id} className={styles.side}>
            <Crest team={team} size={28} />
            <bdi>{team.name}</bdi>
            <span
              className={styles.results}
              role="img"
              aria-label={results.map(({ word }) => word).join(listComma)}
            >
              {results.map(({ letter }, index) => (
                <b key={index} data-result={letter}>
                  {letter}
                </b>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
