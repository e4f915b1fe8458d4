import { isSubstitution } from '@safira/football/matches/goals';
import { statusGroup } from '@safira/football/matches/status';
import { statisticRows } from '@safira/football/matches/statistic-shares';
import { timelineOf } from '@safira/football/matches/timeline';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PredictionAnswer } from '../../../lib/api.ts';
import type { AsyncData } from '../../../lib/use-async-data.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { Block } from '../block.tsx';
import { EventRow } from '../events/event-row.tsx';
import { Timeline } from '../events/timeline.tsx';
import type { Standing as Shown } from '../standing-of.ts';
import { StatisticBar } from '../statistics/statistic-bar.tsx';
import type { TabAddress } from '../tab-list.tsx';
import type { Tab, TabProps } from '../tab.ts';
import { BestPlayer } from './best-player.tsx';
import { Facts } from './facts.tsx';
import { PredictionBlock } from './prediction-block.tsx';
import * as styles from './overview-tab.module.css';
import { PulseChart } from './pulse-chart.tsx';
import { Standing } from './standing.tsx';
import * as text from './text.ts';

type Props = TabProps & {
  prediction: AsyncData<PredictionAnswer['data']>;
  standing: AsyncData<Shown | null>;
  addressOf: (tab: Tab) => TabAddress;
};

const PreMatch = lazyComponent(() => import('../pre-match/pre-match.tsx'), 'PreMatch');
const Form = lazyComponent(() => import('../pre-match/form.tsx'), 'Form');

const KEY_STATISTICS = ['Ball Possession', 'Shots on Goal', 'Corner Kicks'];
const LATEST = 3;

/** DLG-04: what most readers look for, with links to the rest. */
export function OverviewTab({ match, zone, prediction, standing, addressOf }: Props) {
  // Kept at the kick-off, so that nothing moves; another look at the tab is without it.
  const [isAhead] = useState(
    () => statusGroup(match.status.short) === 'scheduled' && match.goals.home === null,
  );
  // None of them may be there in the end: they are last on the page, and appear together.
  const isSettled = prediction.state !== 'loading' && standing.state !== 'loading';
  return (
    <div className={styles.overview}>
      <PulseChart match={match} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isAhead && <PreMatch match={match} addressOf={addressOf} />}
          <KeyNumbers match={match} address={addressOf('statistics')} />
          <LatestEvents match={match} address={addressOf('events')} />
        </div>
        <div className={styles.column}>
          <Facts match={match} zone={zone} />
          <BestPlayer match={match} />
          {isSettled && <PredictionBlock teams={match.teams} prediction={prediction} />}
          {isSettled && <Standing league={match.league} standing={standing} />}
          {isSettled && isAhead && <Form match={match} rows={rowsOf(standing)} />}
        </div>
      </div>
    </div>
  );
}

const rowsOf = (standing: Props['standing']) => (standing.state === 'loaded' && standing.value?.rows) || [];

type PartProps = Pick<Props, 'match'> & { address: TabAddress };

function KeyNumbers({ match, address }: PartProps) {
  const all = statisticRows(match);
  const rows = KEY_STATISTICS.flatMap((type) => all.find((row) => row.type === type) ?? []);
  if (rows.length === 0) return null;
  return (
    <Block title={text.keyNumbers} end={<More address={address}>{text.allStatistics}</More>}>
      <ul>
        {rows.map((row) => (
          <StatisticBar key={row.type} row={row} teams={match.teams} />
        ))}
      </ul>
    </Block>
  );
}

/** The newest first. Substitutions are only in the whole timeline. */
function LatestEvents({ match, address }: PartProps) {
  const latest = timelineOf(match)
    .filter((entry) => entry.kind !== 'whistle' && !isSubstitution(entry.event))
    .slice(-LATEST)
    .toReversed();
  if (latest.length === 0) return null;
  return (
    <Block title={text.latestEvents} end={<More address={address}>{text.wholeTimeline}</More>}>
      <Timeline>
        {latest.map((entry, index) => (
          <EventRow key={latest.length - index} entry={entry} teams={match.teams} />
        ))}
      </Timeline>
    </Block>
  );
}

function More({ address, children }: { address: TabAddress; children: ReactNode }) {
  return (
    <Link {...address} replace preventScrollReset className={styles.more}>
      {children}
    </Link>
  );
}
