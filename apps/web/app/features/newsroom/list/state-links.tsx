import { Link } from 'react-router';
import * as chip from '../../../ui/chip.module.css';
import type { Listed } from '../calls.ts';
import { stateNames, states } from '../article-states.ts';
import { listAddress, type ListPlace } from './list-address.ts';
import * as styles from './state-links.module.css';
import { filters } from './text.ts';

/** As many of a state are counted (MOST_COUNTED of the contract, whose values the browser does not load). */
const MOST_COUNTED = 1_000;

type Props = { place: ListPlace; counts: Listed['counts'] | undefined };

/** The states as links, so that each list has an address; what is searched for stays. */
export function StateLinks({ place: { status, q }, counts }: Props) {
  const numbers = states.map((state) => counts?.[state] ?? 0);
  const isMore = numbers.some((number) => number >= MOST_COUNTED);
  const all = { status: '', name: filters.all, number: sum(numbers), isMore };
  const links = [
    all,
    ...states.map((state, index) => ({
      status: state as string,
      name: stateNames[state].all,
      number: numbers[index]!,
      isMore: numbers[index]! >= MOST_COUNTED,
    })),
  ];
  return (
    <nav className={styles.states} aria-label={filters.label}>
      {links.map((link) => (
        <Link
          key={link.status}
          className={chip.chip}
          to={listAddress({ status: link.status, q })}
          preventScrollReset
          aria-current={link.status === status ? 'page' : undefined}
        >
          {link.name}
          {counts && <bdi dir="ltr">{link.isMore ? `${link.number}+` : link.number}</bdi>}
        </Link>
      ))}
    </nav>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
