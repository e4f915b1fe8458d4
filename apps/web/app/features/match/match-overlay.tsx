import type { ReactNode } from 'react';
import { StatePanel } from '../../ui/state-panel.tsx';
import { BlowingWhistle } from './blowing-whistle.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { loadingTitle, preparing } from './text.ts';

type Props = { isLoading: boolean; onClose: () => void; children: ReactNode };

/** DLG-01: one dialog from the click to the last word, whether its match is still on the way or there. */
export function MatchOverlay({ isLoading, onClose, children }: Props) {
  return (
    <MatchDialog onClose={onClose}>
      {isLoading ? (
        <StatePanel drawing={<BlowingWhistle />} title={loadingTitle} text={preparing} />
      ) : (
        children
      )}
    </MatchDialog>
  );
}
