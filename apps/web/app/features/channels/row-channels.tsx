import type { Day, Match } from '@safira/contract/matches/matches';
import { useEffect } from 'react';
import { useOpened } from '../../ui/use-opened.ts';
import type { ShownChannel } from './channels-dialog.tsx';

const load = async () => (await import('./channels-dialog.tsx')).ChannelsDialog;

export type MatchChannels = { match: Match; channels: readonly ShownChannel[] };

type Props = { shown: MatchChannels | undefined; day: Day; onClose: () => void };

/** HOME-07: one dialog for all rows. */
export function RowChannels({ shown, ...props }: Props) {
  const { Part: ChannelsDialog, open } = useOpened(load);
  useEffect(() => {
    if (shown) open();
  }, [shown, open]);
  return shown && ChannelsDialog && <ChannelsDialog {...shown} {...props} />;
}
