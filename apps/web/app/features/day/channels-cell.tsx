import { Ltr } from '../../ui/ltr.tsx';
import * as styles from './channels-cell.module.css';
import { channelsSpoken, noChannels, shortChannel } from './text.ts';

type Props = {
  channels: readonly { name: string }[];
  /** Shows all channels; undefined if none is known in any country. */
  onOpen: (() => void) | undefined;
};

/** HOME-07: four tiles and the number of the others; on a phone two names. Styles decide which of the two is shown. */
export function ChannelsCell({ channels, onOpen }: Props) {
  const names = channels.map(({ name }) => name);
  const label = names.length > 0 ? channelsSpoken(names) : noChannels;
  if (!onOpen) {
    return (
      <span className={styles.none}>
        {NONE}
        <span className="srOnly">{label}</span>
      </span>
    );
  }
  return (
    <button type="button" className={styles.channels} aria-label={label} onClick={onOpen}>
      {names.length === 0 && NONE}
      <First names={names} most={4} className={styles.tiles} />
      <First names={names} most={2} className={styles.names} />
    </button>
  );
}

const NONE = <span aria-hidden="true">—</span>;

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
