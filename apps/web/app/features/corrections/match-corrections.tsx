import type { listCorrections } from '@safira/contract/corrections/corrections';
import type { Answer } from '@safira/contract/endpoint';
import { useRef } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { useAsyncData } from '../../lib/use-async-data.ts';
import { useIsNear } from '../../ui/use-is-near.ts';
import * as styles from './match-corrections.module.css';
import { correctionsOfMatch } from './match-text.ts';

/**
 * OURS-22: how often the page of a match was corrected, in a line that is always reserved. Read by the browser: the log
 * may never be served stale, and the page of a match may.
 */
export function MatchCorrections({ matchId }: { matchId: number }) {
  const line = useRef<HTMLParagraphElement>(null);
  const isNear = useIsNear(line);
  const address = `/corrections?match=${matchId}`;
  const log = useAsyncData({
    key: isNear ? address : undefined,
    load: () => call<Answer<typeof listCorrections>>(address),
  });
  const count = log.state === 'loaded' ? log.value.pagination.total : 0;
  return (
    <p ref={line} className={styles.line} data-screen-only="">
      {count > 0 && <Link to={address}>{correctionsOfMatch(count)}</Link>}
    </p>
  );
}
