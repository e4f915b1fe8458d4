import type { Match } from '@safira/contract/matches/matches';
import { Suspense, useState } from 'react';
import { SpoilerGate } from '../../football-ui/spoiler-gate.tsx';
import { api, type PredictionAnswer } from '../../lib/api.ts';
import { useAsyncData } from '../../lib/use-async-data.ts';
import { openResult } from '../../state/spoiler.ts';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { standingOf, type Standing } from './standing-of.ts';
import * as styles from './match-panel.module.css';
import type { TabAddress } from './tab-list.tsx';
import type { Tab, TabProps } from './tab.ts';
import { hidden } from './text.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

/** What the server may send along with a match; the browser fetches what is missing. */
export type MatchExtras = {
  prediction?: PredictionAnswer['data'];
  standing?: Standing | null;
  headToHead?: Match[];
};

const Overview = lazyComponent(() => import('./overview/overview-tab.tsx'), 'OverviewTab');
const Events = lazyComponent(() => import('./events/events-tab.tsx'), 'EventsTab');
const Lineups = lazyComponent(() => import('./lineups/lineups-tab.tsx'), 'LineupsTab');
const Statistics = lazyComponent(() => import('./statistics/statistics-tab.tsx'), 'StatisticsTab');
const Players = lazyComponent(() => import('./players/players-tab.tsx'), 'PlayersTab');
const HeadToHead = lazyComponent(() => import('./head-to-head/head-to-head-tab.tsx'), 'HeadToHeadTab');
const Highlights = lazyComponent(() => import('./highlights/highlights-tab.tsx'), 'HighlightsTab');

type Props = TabProps & { tab: Tab; extras: MatchExtras; addressOf: (tab: Tab) => TabAddress };

/** DLG-18: the content of the chosen tab; each is loaded when it is first opened. */
export function MatchPanel(props: Props) {
  const { match } = props;
  const content = (
    <Suspense fallback={<div className={styles.coming} />}>
      <Content {...props} />
    </Suspense>
  );
  // Before the kick-off there is nothing to spoil.
  if (match.goals.home === null) return content;
  return (
    <SpoilerGate
      matchId={match.apiId}
      instead={
        <StatePanel drawing={<QuietPitch />} title={hidden.title} text={hidden.text}>
          <button type="button" className={button.primary} onClick={() => openResult(match.apiId)}>
            {hidden.show}
          </button>
        </StatePanel>
      }
    >
      {content}
    </SpoilerGate>
  );
}

function Content({ tab, extras, addressOf, ...shown }: Props) {
  const { match } = shown;
  const id = match.apiId;
  const isChosen = useIsChosen(tab);
  const isOverview = tab === 'overview';
  const prediction = useAsyncData({
    key: isOverview ? `${id}` : undefined,
    load: async () => (await api.prediction(id)).data,
    initial: extras.prediction,
  });
  const standing = useAsyncData<Standing | null>({
    // A goal may move both teams in the table.
    key: isOverview ? `${id} ${match.goals.home}-${match.goals.away}` : undefined,
    load: async () => standingOf(match, (await api.standings(match.league.id, match.league.season)).data),
    initial: extras.standing,
  });
  const headToHead = useAsyncData({
    key: tab === 'h2h' ? `${id}` : undefined,
    load: async () => (await api.headToHead(id)).data,
    initial: extras.headToHead,
  });
  switch (tab) {
    case 'overview':
      return <Overview {...shown} prediction={prediction} standing={standing} addressOf={addressOf} />;
    case 'events':
      return <Events {...shown} />;
    case 'lineups':
      return <Lineups {...shown} isChosen={isChosen} />;
    case 'statistics':
      return <Statistics {...shown} />;
    case 'players':
      return <Players {...shown} />;
    case 'h2h':
      return <HeadToHead {...shown} headToHead={headToHead} />;
    case 'highlights':
      return <Highlights {...shown} />;
  }
}

/** Whether the reader switched to the tab from another one; false on a page that opens on it. */
function useIsChosen(tab: Tab): boolean {
  const [seen, setSeen] = useState({ tab, isChosen: false });
  if (seen.tab !== tab) setSeen({ tab, isChosen: true });
  return seen.isChosen;
}
