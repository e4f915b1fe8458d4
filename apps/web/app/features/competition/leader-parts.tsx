import { CardMark } from '../../football-ui/marks.tsx';
import * as styles from './leaders-tab.module.css';
import { redCards, yellowCards } from './text.ts';

export function Cards({ yellow, red }: { yellow: number; red: number }) {
  return (
    <span className={styles.cards}>
      <span>
        <CardMark colour="yellow" />
        <span className="srOnly">{yellowCards}</span> {yellow}
      </span>
      <span>
        <CardMark colour="red" />
        <span className="srOnly">{redCards}</span> {red}
      </span>
    </span>
  );
}
