import { minuteSpoken, minuteText } from '@safira/arabic/terms/status';
import type { Match } from '@safira/contract/matches/matches';
import { Crest } from '../../football-ui/crest.tsx';
import { Ball, CardMark } from '../../football-ui/marks.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { lastScorer, redCardsSpoken } from './row-marks-text.ts';
import * as styles from './row-marks.module.css';

/** HOME-06: at the outer end of a name, so that a card that arrives moves neither name nor crest. */
export function RedCards({ count }: { count: number }) {
  return (
    <span className={styles.cards} role="img" aria-label={redCardsSpoken(count)}>
      <CardMark colour="red" size={15} />
      {count > 1 && count}
    </span>
  );
}

type LastGoalProps = { goal: NonNullable<Match['lastGoal']>; team: Match['teams']['home'] };

/** HOME-06: in the free space below the name; on a phone in that of the second line, where only a crest names the side. */
export function LastGoal({ goal: { side, player, time, isOwnGoal }, team }: LastGoalProps) {
  return (
    <small className={styles.goal} data-side={side}>
      <Crest team={team} size={28} />
      <Ball size={11} />
      <span className="srOnly">{lastScorer(isOwnGoal)}</span>
      <bdi className={styles.scorer}>{player}</bdi>
      <span className="srOnly">{minuteSpoken(time.elapsed, time.extra)}</span>
      <span aria-hidden="true">
        <Ltr>{minuteText(time.elapsed, time.extra)}</Ltr>
      </span>
    </small>
  );
}
