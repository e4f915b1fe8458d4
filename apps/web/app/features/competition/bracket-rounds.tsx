import { useRef } from 'react';
import { Link } from 'react-router';
import * as segments from '../../ui/segment-links.module.css';
import { useCentred } from '../../ui/use-centred.ts';
import * as styles from './bracket-tab.module.css';
import { rounds as label } from './bracket-text.ts';

type Props = {
  rounds: readonly { key: string; name: string }[];
  chosen: number;
  /** A wide screen shows all rounds at once. */
  isWhole: boolean;
  addressOf: (index: number) => string;
};

/** OURS-11: the rounds as links, where a screen does not show all of them. */
export function RoundLinks({ rounds, chosen, isWhole, addressOf }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useCentred(strip, chosen);
  return (
    <nav aria-label={label} className={styles.rounds} data-whole={isWhole || undefined} data-screen-only="">
      <div ref={strip} className={segments.segments}>
        {rounds.map(({ key, name }, index) => (
          <Link
            key={key}
            to={addressOf(index)}
            preventScrollReset
            aria-current={index === chosen ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
