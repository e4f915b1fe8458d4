import type { CompetitionMatches, Day } from '@safira/contract/matches/matches';
import { isLiveCode } from '@safira/football/matches/status';
import { DelegatedLink } from '../../football-ui/delegated-link.tsx';
import { Emblem } from '../../football-ui/emblem.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import * as styles from './competition-section.module.css';
import { MatchTable } from './match-table.tsx';
import { foldSection, live as liveWord, standings } from './text.ts';

type Props = { section: CompetitionMatches; day: Day; flashing: ReadonlySet<number> };

/** HOME-06: its name links to the competition; it folds without JavaScript, too. */
export function CompetitionSection({ section: { competition, matches }, day, flashing }: Props) {
  const live = matches.filter(({ status }) => isLiveCode(status.short)).length;
  const round = sharedRound(matches);
  const page = `/competition/${competition.id}`;
  return (
    <section className={styles.section} data-league={competition.id} data-rows={matches.length}>
      <div className={styles.header}>
        <DelegatedLink className={styles.competition} href={page}>
          <Emblem competition={competition} size={32} />
          <span className={styles.names}>
            <h3>
              <bdi>{competition.name}</bdi>
            </h3>
            <span className={styles.sub}>{[competition.countryName, round].filter(Boolean).join(' · ')}</span>
          </span>
        </DelegatedLink>
        {live > 0 && (
          <span className={styles.live}>
            {live} <span className={styles.liveWord}>{liveWord}</span>
          </span>
        )}
        <DelegatedLink className={styles.standings} href={`${page}#standings`} data-screen-only="">
          {standings}
        </DelegatedLink>
      </div>
      <details className={styles.fold} open>
        <summary className={styles.folder} aria-label={foldSection(competition.name)} data-screen-only="">
          <ChevronIcon className={styles.chevron} />
        </summary>
        <MatchTable name={competition.name} matches={matches} day={day} flashing={flashing} />
      </details>
    </section>
  );
}

/** A cup day may have matches of several rounds; then the header shows none. */
function sharedRound(matches: CompetitionMatches['matches']): string | null {
  const rounds = new Set(matches.map(({ league }) => league.roundName));
  return rounds.size === 1 ? (matches[0]?.league.roundName ?? null) : null;
}
