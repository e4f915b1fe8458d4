import { Ltr } from '../../ui/ltr.tsx';
import * as styles from './channels-cell.module.css';
import { channelsSpoken, noChannels, shortChannel } from './text.ts';

type Props = {
  /** HOME-15 distinguishes null from []; to a reader both mean that no channel is known yet. */
  channels: readonly { name: string }[] | null;
  /** Shows all channels. */
  onOpen: () => void;
};

/** HOME-07: four tiles and the number of the others; on a phone two names. Styles decide which of the two is shown. */
export function ChannelsCell({ channels, onOpen }: Props) {
  if (!channels || channels.length === 0) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">—</span>
        <span className="srOnly">{noChannels}</span>
      </span>
    );
  }
  const names = channels.map(({ name }) => name);
  return (
    <button type="button" className={styles.channels} aria-label={channelsSpoken(names)} onClick={onOpen}>
      <First names={names} most={4} className={styles.tiles} />
      <First names={names} most={2} className={styles.names} />
    </button>
  );
}

type FirstProps = { names: readonly string[]; most: number; className: string | undefined };

function First({ names, most, className }: FirstProps) {
  return (
    <span className={className}>
      {names.slice(0, most).map((name) => (
        <bdi key={name} className={styles.channel}>
          {shortChannel(name)}
        </bdi>
      ))}
      {names.length > most && (
        <span className={styles.more}>
          <Ltr>+{names.length - most}</Ltr>
        </span>
      )}
    </span>
  );
}
