import type { ReactNode } from 'react';
import { BlowingWhistle } from '../../ui/blowing-whistle.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { loadingTitle } from '../../ui/text.ts';
import { preparing } from './text.ts';

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
