import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Emblem } from '../../football-ui/emblem.tsx';
import { useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import * as styles from './competition-bar.module.css';
import { TrophyIcon } from './icons.tsx';
import { loadPanel } from './leagues-button.tsx';
import type { Listed } from './listed.ts';
import { selectedAfter } from './selected-after.ts';
import { allCompetitions, bar, shortName } from './text.ts';

type Props = {
  /** The competitions we follow, in their order. */
  competitions: readonly Listed[];
  /** The matches of the day on the page, by competition, and that day's name: «اليوم», «غدًا», «السبت». */
  counts: ReadonlyMap<number, number>;
  dayLabel?: string | undefined;
  selected?: number | undefined;
};

/** HOME-03 */
const BUTTONS = 8;

/** Marks the competition that a reader comes back from. Set by clicks only, so never on the server. */
let lastChosen: number | undefined;

const loadMenu = async () => (await import('./competition-menu.tsx')).CompetitionMenu;

/** HOME-02, HOME-03: a drop-down list of all competitions, with the first of them as buttons next to it. */
export function CompetitionBar({ competitions, counts, dayLabel, selected }: Props) {
  const favourites = useFavouriteLeagues();
  const isListed = ({ id }: Listed) => favourites.length === 0 || favourites.includes(id);
  const listed = competitions.filter(isListed);
  const [current, choose] = useCurrent(selected, favourites);
  const menu = useOpened(loadMenu);
  const panel = useOpened(loadPanel);
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.open();
  }

  /** Returns the focus to the button, so that it is not lost. */
  function leaveMenu() {
    button.current?.focus();
    menu.close();
  }

  return (
    <nav className={styles.bar} aria-label={bar}>
      <div className={styles.holder} ref={holder}>
        <button
          type="button"
          ref={button}
          className={styles.opener}
          aria-haspopup="listbox"
          aria-expanded={menu.isOpen}
          onPointerEnter={menu.prepare}
          onFocus={menu.prepare}
          onClick={menu.isOpen ? menu.close : menu.open}
          onKeyDown={onKeyDown}
        >
          <TrophyIcon small />
          {allCompetitions}
          <ChevronIcon small className={styles.chevron} />
        </button>
        {menu.Part && (
          <menu.Part
            holder={holder}
            isOpen={menu.isOpen}
            competitions={listed}
            counts={counts}
            isFiltered={favourites.length > 0}
            selected={current}
            onClose={menu.close}
            onChoose={(id) => {
              choose(id);
              leaveMenu();
            }}
            onEdit={() => {
              leaveMenu();
              panel.open();
            }}
          />
        )}
      </div>
      <ul className={styles.buttons}>
        {listed.slice(0, BUTTONS).map((competition) => (
          <CompetitionButton
            key={competition.id}
            competition={competition}
            isCurrent={competition.id === current}
            onChoose={choose}
          />
        ))}
      </ul>
      {panel.isOpen && panel.Part && <panel.Part counts={counts} dayLabel={dayLabel} onClose={panel.close} />}
    </nav>
  );
}

type ButtonProps = { competition: Listed; isCurrent: boolean; onChoose: (id: number) => void };

function CompetitionButton({ competition, isCurrent, onChoose }: ButtonProps) {
  const { id, name } = competition;
  const short = shortName(name);
  const whole = short === name ? undefined : name;
  return (
    <li className={styles.item} data-league={id}>
      <Link
        className={styles.button}
        to={`/competition/${id}`}
        title={whole}
        aria-label={whole}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChoose(id)}
      >
        <Emblem competition={competition} size={22} />
        <bdi>{short}</bdi>
      </Link>
    </li>
  );
}

/** HOME-09 */
function useCurrent(selected: number | undefined, favourites: readonly number[]) {
  const [chosen, setChosen] = useState(() => selected ?? lastChosen);
  const current = selectedAfter(chosen, favourites);
  if (current !== chosen) setChosen(current);
  useEffect(() => {
    lastChosen = current;
  }, [current]);
  return [current, setChosen] as const;
}
