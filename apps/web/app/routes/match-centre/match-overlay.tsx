import type { Match } from '@safira/contract/matches/matches';
import { useEffect } from 'react';
import { useMatchById } from '../../features/live/use-match-by-id.ts';
import { WhistleIcon } from '../../features/match/icons.tsx';
import { MatchDialog } from '../../features/match/match-dialog.tsx';
import { MatchFailed } from '../../features/match/match-failed.tsx';
import { MatchPanel } from '../../features/match/match-panel.tsx';
import { MatchView } from '../../features/match/match-view.tsx';
import type { Zone } from '../../features/match/tab.ts';
import { dialogLabel, pageTitle, preparing } from '../../features/match/text.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { BlowingWhistle } from '../../ui/blowing-whistle.tsx';
import { ModalHead } from '../../ui/modal-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { loadingTitle } from '../../ui/text.ts';
import { useTabs } from '../match/match-tabs.ts';

type Props = {
  id: number;
  /** The match as the list has it, if it is in the list. */
  known: Match | undefined;
  zone: Zone;
  onClose: () => void;
};

/** The match itself comes first. */
const AFTER_OPENING_MS = 1_000;

/** DLG-01: one dialog throughout: it opens at once with what the list knows and adds the details when loaded. */
export function MatchOverlay({ id, known, zone, onClose }: Props) {
  const { match: details, error, retry } = useMatchById(id);
  const match = details ?? known;
  const { tab, addressOf } = useTabs(id, { isOver: true });
  const shown = details?.highlights.length === 0 && tab === 'highlights' ? 'overview' : tab;
  useEffect(prepareTabs, []);
  useTitle(match && pageTitle(match.teams.home.name, match.teams.away.name));
  const placeholder = error ? (
    <MatchFailed error={error} retry={retry} />
  ) : (
    <StatePanel drawing={<BlowingWhistle />} title={loadingTitle} text={preparing} />
  );
  return (
    <MatchDialog onClose={onClose}>
      {match ? (
        <MatchView
          match={match}
          details={details}
          zone={zone}
          tab={details ? shown : 'overview'}
          addressOf={addressOf}
          level={2}
          onClose={onClose}
        >
          {details ? (
            <MatchPanel match={details} zone={zone} tab={shown} extras={{}} addressOf={addressOf} />
          ) : (
            placeholder
          )}
        </MatchView>
      ) : (
        <>
          <ModalHead icon={<WhistleIcon />} title={dialogLabel} onClose={onClose} />
          {placeholder}
        </>
      )}
      <Announcer />
    </MatchDialog>
  );
}

/** OURS-09: so that no tab is missing if the connection is lost while a match is open. */
function prepareTabs() {
  const timer = setTimeout(() => {
    Promise.all([
      import('../../features/match/overview/overview-tab.tsx'),
      import('../../features/match/events/events-tab.tsx'),
      import('../../features/match/lineups/lineups-tab.tsx'),
      import('../../features/match/statistics/statistics-tab.tsx'),
      import('../../features/match/players/players-tab.tsx'),
      import('../../features/match/head-to-head/head-to-head-tab.tsx'),
      import('../../features/match/highlights/highlights-tab.tsx'),
    ]).catch(() => undefined); // a tab that is opened reports it
  }, AFTER_OPENING_MS);
  return () => clearTimeout(timer);
}

/** Restores the title of the list when the dialog closes. */
function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
