import type { Day, Match } from '@safira/contract/matches/matches';
import { useCallback, useState } from 'react';
import { useOpened } from '../../ui/use-opened.ts';
import type { ShownChannel } from './channels-dialog.tsx';

const load = async () => (await import('./channels-dialog.tsx')).ChannelsDialog;

/** HOME-07: one dialog for all rows: `show` opens it and is a stable function, `dialog` may be rendered anywhere. */
export function useChannelsDialog(day: Day) {
  const [shown, setShown] = useState<{ match: Match; channels: readonly ShownChannel[] }>();
  const { Part: ChannelsDialog, isOpen, open, close } = useOpened(load);
  const show = useCallback(
    (match: Match, channels: readonly ShownChannel[]) => {
      setShown({ match, channels });
      open();
    },
    [open],
  );
  const dialog = isOpen && ChannelsDialog && shown && <ChannelsDialog {...shown} day={day} onClose={close} />;
  return { show, dialog };
}
