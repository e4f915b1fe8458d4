import { statusLabel } from '@safira/arabic/terms/status';
import type { MatchStatus } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/matches/status';
import { Ltr } from '../ui/ltr.tsx';
import * as styles from './status-badge.module.css';

/** DLG-16, HOME-18: the minute in a red pill, a word for the rest; screen readers get the whole sentence. */
export function StatusBadge({ status }: { status: MatchStatus }) {
  const { badge, minute, sentence } = statusLabel(status);
  return (
    <span className={styles.badge} data-look={lookOf(status)}>
      <span aria-hidden="true" className={styles.words}>
        {minute && <Ltr>{minute}</Ltr>}
        {(!minute || status.short === 'ET') && (
          <span className={minute ? styles.suffix : undefined}>{badge}</span>
        )}
      </span>
      <span className="srOnly">{sentence}</span>
    </span>
  );
}

function lookOf({ short }: MatchStatus): 'live' | 'break' | 'warn' | 'plain' {
  switch (statusGroup(short)) {
    case 'live':
      return short === 'HT' || short === 'BT' || short === 'INT' ? 'break' : 'live';
    case 'suspended':
    case 'cancelled':
    case 'off':
      return 'warn';
    case 'scheduled':
    case 'result':
      return 'plain';
  }
}
