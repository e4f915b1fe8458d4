import { emptyTexts } from '@safira/arabic/terms/empty-texts';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/matches/status';
import { useState } from 'react';
import { Crest } from '../../../football-ui/crest.tsx';
import * as button from '../../../ui/button.module.css';
import { RetryIcon } from '../../../ui/icons.tsx';
import { Ltr } from '../../../ui/ltr.tsx';
import { Block } from '../block.tsx';
import type { TabProps } from '../tab.ts';
import { tabNames } from '../text.ts';
import { Bench } from './bench.tsx';
import { findLineup, type Side } from './find-lineup.ts';
import * as styles from './lineups-tab.module.css';
import { Pitch } from './pitch.tsx';
import * as text from './text.ts';

type Props = Pick<TabProps, 'match'> & {
  /** The reader switched to this tab from another one: the players enter after the tab is shown. */
  isChosen?: boolean;
};

/** DLG-07: both line-ups on the pitch, and the benches. Turning the pitch makes the players enter again. */
export function LineupsTab({ match, isChosen = false }: Props) {
  const [turns, setTurns] = useState(0);
  const isTurned = turns % 2 === 1;
  if (!findLineup(match, 'home') && !findLineup(match, 'away')) {
    return (
      <Block title={tabNames.lineups}>
        {/* Once a match has begun, its line-ups will not be announced any more. */}
        <p>{statusGroup(match.status.short) === 'scheduled' ? emptyTexts.lineups : emptyTexts.noLineups}</p>
      </Block>
    );
  }
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <Formation match={match} side="home" />
        <button
          type="button"
          className={`${button.quiet} ${styles.turn}`}
          aria-pressed={isTurned}
          onClick={() => setTurns(turns + 1)}
        >
          <RetryIcon small />
          <span>
            {text.turn}
            <span className={styles.more}> {text.thePitch}</span>
          </span>
        </button>
        <Formation match={match} side="away" />
      </div>
      <Pitch key={turns} match={match} isTurned={isTurned} isHeld={isChosen && turns === 0} />
      <div className={styles.benches}>
        <Bench match={match} side="home" />
        <Bench match={match} side="away" />
      </div>
    </div>
  );
}

function Formation({ match, side }: { match: MatchDetails; side: Side }) {
  const team = match.teams[side];
  const formation = findLineup(match, side)?.formation;
  return (
    <p className={styles.team} data-side={side}>
      <Crest team={team} size={28} />
      <span className={styles.words}>
        <bdi className={styles.name}>{team.name}</bdi>
        {formation && (
          <b className={styles.formation}>
            <Ltr>{formation}</Ltr>
          </b>
        )}
      </span>
    </p>
  );
}
