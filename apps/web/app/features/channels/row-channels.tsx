import type { Day, Match } from '@safira/contract/matches/matches';
import { useShown } from '../../ui/use-opened.ts';
import type { ShownChannel } from './channels-dialog.tsx';

const load = async () => (await import('./channels-dialog.tsx')).ChannelsDialog;

export type MatchChannels = { match: Match; channels: readonly ShownChannel[] };

type Props = { shown: MatchChannels | undefined; day: Day; onClose: () => void };

/** HOME-07: one dialog for all rows. */
export function RowChannels({ shown, ...props }: Props) {
  const { Part: ChannelsDialog } = useShown(load, shown, props.onClose);
  return shown && ChannelsDialog && <ChannelsDialog {...shown} {...props} />;
}
