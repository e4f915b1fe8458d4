import { foldForSearch } from '@safira/arabic/search/search-key';
import type { Competition } from '@safira/contract/competitions/competitions';
import { useId, useState, type ReactNode } from 'react';
import { SearchIcon } from './icons.tsx';
import * as styles from './league-choices.module.css';
import { LeagueSwitch } from './league-switch.tsx';
import { allCompetitions, matchCountOn, noCompetitions, panel as text } from './text.ts';

type Props = {
  competitions: readonly Competition[];
  chosen: ReadonlySet<number>;
  /** The competitions that were chosen when the panel opened. */
  onTop: ReadonlySet<number>;
  counts: ReadonlyMap<number, number> | undefined;
  dayLabel: string;
  onChange: (chosen: ReadonlySet<number>) => void;
  onRemoveAll: () => void;
};

/** A switch for each competition, with a search by name that ignores spelling variants. */
export function LeagueChoices({ competitions, chosen, onTop, counts, dayLabel, ...on }: Props) {
  const [query, setQuery] = useState('');
  if (competitions.length === 0) return <p className={styles.none}>{noCompetitions}</p>;

  const found = competitions.filter((competition) => isNamed(competition, query));
  const [top, others] = [true, false].map((isOnTop) => found.filter(({ id }) => onTop.has(id) === isOnTop));

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    on.onChange(next);
  }

  const row = (competition: Competition) => (
    <LeagueSwitch
      key={competition.id}
      competition={competition}
      note={noteOf(competition)}
      isOn={chosen.has(competition.id)}
      onToggle={() => toggle(competition.id)}
    />
  );
  const noteOf = ({ id, countryName }: Competition) =>
    counts ? `${countryName} · ${matchCountOn(counts.get(id) ?? 0, dayLabel)}` : countryName;

  return (
    <>
      <label className={styles.search}>
        <SearchIcon small />
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <Group
        heading={text.chosen(chosen.size)}
        action={
          chosen.size > 0 && (
            <button type="button" className={styles.removeAll} onClick={on.onRemoveAll}>
              {text.removeAll}
            </button>
          )
        }
      >
        {top?.map(row)}
      </Group>
      {others && others.length > 0 && (
        <Group heading={onTop.size > 0 ? text.others : allCompetitions}>{others.map(row)}</Group>
      )}
      {found.length === 0 && <p className={styles.none}>{text.noneFound}</p>}
    </>
  );
}

type GroupProps = { heading: string; action?: ReactNode; children: ReactNode };

function Group({ heading, action, children }: GroupProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h3 id={headingId}>{heading}</h3>
        {action}
      </div>
      {children}
    </div>
  );
}

function isNamed({ name, originalName }: Competition, query: string): boolean {
  const key = foldForSearch(query);
  return foldForSearch(name).includes(key) || foldForSearch(originalName).includes(key);
}
