import type { CompetitionMatches, Day } from '@safira/contract/matches';
import { isLiveCode } from '@safira/football/status';
import { Emblem } from '../../ui/emblem.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './competition-section.module.css';
import { MatchTable } from './match-table.tsx';
import { live as liveWord } from './text.ts';

type Props = { section: CompetitionMatches; day: Day; flashing: ReadonlySet<number> };

/** Folds without JavaScript, too. */
export function CompetitionSection({ section: { competition, matches }, day, flashing }: Props) {
  const live = matches.filter(({ status }) => isLiveCode(status.short)).length;
  const round = sharedRound(matches);
  return (
    <details className={styles.section} open>
      <summary className={styles.header}>
        <Emblem competition={competition} size={32} />
        <span className={styles.names}>
          <h3>
            <bdi>{competition.name}</bdi>
          </h3>
          <span className={styles.sub}>{[competition.countryName, round].filter(Boolean).join(' · ')}</span>
        </span>
        {live > 0 && (
          <span className={styles.live}>
            {live} <span className={styles.liveWord}>{liveWord}</span>
          </span>
        )}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <MatchTable name={competition.name} matches={matches} day={day} flashing={flashing} />
    </details>
  );
}

/** A cup day may hold matches of several rounds; then the header names none. */
function sharedRound(matches: CompetitionMatches['matches']): string | null {
  const rounds = new Set(matches.map(({ league }) => league.roundName));
  return rounds.size === 1 ? (matches[0]?.league.roundName ?? null) : null;
}
