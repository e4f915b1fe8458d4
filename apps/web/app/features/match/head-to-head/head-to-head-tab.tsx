import { emptyTexts } from '@safira/arabic/terms/empty-texts';
import type { Match } from '@safira/contract/matches/matches';
import type { AsyncData } from '../../../lib/use-async-data.ts';
import * as buttons from '../../../ui/button.module.css';
import { errors } from '../../../ui/text.ts';
import { Block } from '../block.tsx';
import type { TabProps } from '../tab.ts';
import { tabNames } from '../text.ts';
import { HeadToHeadRow } from './head-to-head-row.tsx';
import * as styles from './head-to-head-tab.module.css';
import { HeadToHeadSummary } from './head-to-head-summary.tsx';
import * as text from './text.ts';

/** DLG-10 */
const MOST = 10;

type Props = TabProps & { headToHead: AsyncData<Match[]> };

/** DLG-10: the earlier matches of the two teams. DLG-13: they load separately from the match and may fail alone. */
export function HeadToHeadTab({ match, zone, headToHead }: Props) {
  if (headToHead.state === 'loading') {
    return (
      <p className={styles.loading} role="status">
        {text.loading}
      </p>
    );
  }
  if (headToHead.state === 'failed') {
    return (
      <Block title={tabNames.h2h}>
        <p className={styles.failed} role="alert">
          {text.failed}
        </p>
        <button type="button" className={buttons.quiet} onClick={headToHead.retry}>
          {errors.retry}
        </button>
      </Block>
    );
  }
  const shown = headToHead.value.filter(({ apiId }) => apiId !== match.apiId).slice(0, MOST);
  if (shown.length === 0) {
    return (
      <Block title={tabNames.h2h}>
        <p>{emptyTexts.meetings}</p>
      </Block>
    );
  }
  return (
    <div className={styles.tab}>
      <HeadToHeadSummary matches={shown} teams={match.teams} />
      <Block title={tabNames.h2h}>
        <ul>
          {shown.map((earlier) => (
            <HeadToHeadRow key={earlier.apiId} match={earlier} offsets={zone.offsets} />
          ))}
        </ul>
      </Block>
    </div>
  );
}
