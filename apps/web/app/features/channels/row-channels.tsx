import type { Day, Match } from '@safira/contract/matches/matches';
import { useShown } from '../../ui/use-opened.ts';

const load = async () => (await import('./channels-dialog.tsx')).ChannelsDialog;

type Props = { shown: Match | undefined; day: Day; onClose: () => void };

/** HOME-07: one dialog for all rows. */
export function RowChannels({ shown, ...props }: Props) {
  const { Part: ChannelsDialog } = useShown(load, shown, props.onClose);
  return shown && ChannelsDialog && <ChannelsDialog match={shown} {...props} />;
}
