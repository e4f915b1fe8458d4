import { timeText } from '@safira/arabic/formats/dates';
import type { ImportRow } from '@safira/contract/newsroom/broadcast-import';
import { wallTime } from '../../../lib/wall-time.ts';
import { type Times, useNewsroom } from '../context.ts';
import { RowDecisions } from './row-decisions.tsx';
import * as styles from './import-rows.module.css';
import { commentatorsOf, matchName } from './row-words.ts';
import * as text from './text.ts';
import type { Import } from './use-import.ts';

type Props = { row: ImportRow; reading: Import };

export function ImportedRow({ row, reading }: Props) {
  const { times } = useNewsroom();
  const { status, written, entries } = row;
  const channels = entries.length > 0 ? entries.map(({ channelName }) => channelName) : written.channels;
  return (
    <>
      <tr role="row" className={styles.row} data-status={status}>
        <td role="cell">
          <span className={styles.badge} data-status={status}>
            {text.statusNames[status]}
          </span>
        </td>
        <td role="cell" className={styles.match}>
          {matchName(row)}
        </td>
        <td role="cell" className={styles.time}>
          {kickOff(row, times)}
        </td>
        <td role="cell">
          <bdi>{channels.join('، ')}</bdi>
        </td>
        <td role="cell">
          <bdi>{commentatorsOf(row).join('، ') || text.noCommentator}</bdi>
        </td>
      </tr>
      {(status === 'conflict' || row.reasons.length > 0 || row.newCommentators.length > 0) && (
        <tr role="row" className={styles.more} data-status={status}>
          <td role="cell" colSpan={5}>
            {row.reasons.map((reason) => (
              <p key={reason}>{text.reasons[reason]}</p>
            ))}
            {row.contradictedBy.length > 0 && <p>{text.contradicted(row.contradictedBy)}</p>}
            <RowDecisions row={row} reading={reading} />
          </td>
        </tr>
      )}
    </>
  );
}

function kickOff({ match, written }: ImportRow, { offsets }: Times): string {
  const at = match && wallTime(match.date, offsets);
  return at ? timeText(at) : written.time;
}
