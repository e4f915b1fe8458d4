import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
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
  useEffect(() => {
    const link = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip.current || !link) return;
    // Scrolls the strip alone: the browser's own scrolling would move the page, too.
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += link.left + link.width / 2 - (left + width / 2);
  }, [chosen]);
  return (
    <nav aria-label={label} className={styles.rounds} data-whole={isWhole || undefined} data-screen-only="">
      <div ref={strip} className={styles.strip}>
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
