import { Link } from 'react-router';
import * as styles from './choices.module.css';

type Props = {
  label: string;
  choices: readonly { key: string; name: string; to: string; isCurrent: boolean }[];
};

/** A filter as links: each choice has its own address. */
export function Choices({ label, choices }: Props) {
  return (
    <nav className={styles.choices} aria-label={label} data-screen-only="">
      {choices.map(({ key, name, to, isCurrent }) => (
        <Link key={key} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}
