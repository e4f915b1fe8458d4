import type { Match } from '@safira/contract/matches';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useMatch } from '../features/live/use-match.ts';
import { MatchDialog } from '../features/match/match-dialog.tsx';
import { MatchPanel } from '../features/match/match-panel.tsx';
import { MatchView } from '../features/match/match-view.tsx';
import type { Zone } from '../features/match/tab.ts';
import { WhistleIcon } from '../features/match/icons.tsx';
import { dialogLabel, preparing } from '../features/match/text.ts';
import { Announcer } from '../ui/announcer.tsx';
import { BlowingWhistle } from '../ui/blowing-whistle.tsx';
import { ModalHead } from '../ui/modal-head.tsx';
import { StatePanel } from '../ui/state-panel.tsx';
import { loadingTitle } from '../ui/text.ts';
import type { LoadedMatch } from './match-loader.ts';
import { useTabs } from './match-tabs.ts';

type Props = {
  id: number;
  /** What the list shows of it, if it is in the list. */
  known: Match | undefined;
  zone: Zone;
  /** Until the address is that of the match. */
  isLoading: boolean;
  onClose: () => void;
  /** What the route has to say: nothing, or why it failed. */
  children: ReactNode;
};

/** DLG-01: one dialog from the press to the last word: at once with what the list knows, then with everything. */
export function MatchOverlay({ id, known, zone, isLoading, onClose, children }: Props) {
  const answer = useRouteLoaderData<LoadedMatch>('routes/match-over');
  const loaded = !isLoading && answer?.match.apiId === id ? answer : undefined;
  const details = useMatch(loaded);
  const match = details ?? known;
  const { tab, addressOf } = useTabs(id, { isOver: true });
  const shown = details?.highlights.length === 0 && tab === 'highlights' ? 'overview' : tab;
  const wait = <StatePanel drawing={<BlowingWhistle />} title={loadingTitle} text={preparing} />;
  const others = isLoading ? wait : children;
  return (
    <MatchDialog onClose={onClose}>
      {match ? (
        <MatchView
          match={match}
          details={details}
          zone={loaded?.zone ?? zone}
          tab={details ? shown : 'overview'}
          addressOf={addressOf}
          level={2}
          onClose={onClose}
        >
          {details && loaded ? (
            <MatchPanel match={details} zone={loaded.zone} tab={shown} beside={{}} addressOf={addressOf} />
          ) : (
            others
          )}
        </MatchView>
      ) : (
        <>
          <ModalHead icon={<WhistleIcon />} title={dialogLabel} onClose={onClose} />
          {others}
        </>
      )}
      <Announcer />
    </MatchDialog>
  );
}
