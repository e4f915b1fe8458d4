import { useEffect, useRef, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import * as button from '../../ui/button.module.css';
import * as controls from '../../ui/control.module.css';
import { filterNames, filtersOf, listAddress, type Filters } from './filters.ts';
import * as styles from './teams-filter.module.css';
import * as text from './teams-text.ts';

/** After the last letter, so that not every one reads a list. */
const TYPING_MS = 400;

type Props = { filters: Filters; leagues: readonly { id: number; name: string }[] };

/** TEAM-01: a form that works without JavaScript; with it, every change is applied and replaces the history entry. */
export function TeamsFilter({ filters, leagues }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply() {
    clearTimeout(timer.current);
    const entered = new FormData(form.current!);
    const address = listAddress(filtersOf((name) => entered.get(name)));
    if (address !== listAddress(filters)) void navigate(address, { replace: true, preventScrollReset: true });
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    apply();
  }
  function onChange() {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, TYPING_MS);
  }
  /** The link replaces the list; the fields keep what was typed unless they are emptied. */
  function onClear() {
    clearTimeout(timer.current);
    for (const name of filterNames) {
      const field = form.current!.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement; // see below
      field.value = '';
    }
  }

  const isListed = leagues.some(({ id }) => String(id) === filters.league);
  const shown = isListed || filters.league === '' ? leagues : [...leagues, unlisted(Number(filters.league))];
  return (
    <form
      role="search"
      ref={form}
      className={styles.form}
      action="/teams"
      aria-label={text.filterLabel}
      onSubmit={onSubmit}
      onChange={onChange}
      data-screen-only=""
    >
      <label className={styles.wide}>
        {text.fields.search}
        <input
          className={controls.control}
          type="search"
          name="search"
          maxLength={80}
          defaultValue={filters.search}
          placeholder={text.examples.search}
          autoComplete="off"
        />
      </label>
      <label>
        {text.fields.country}
        <input
          className={controls.control}
          name="country"
          maxLength={60}
          defaultValue={filters.country}
          placeholder={text.examples.country}
          autoComplete="off"
        />
      </label>
      <label>
        {text.fields.league}
        <select className={controls.control} name="league" defaultValue={filters.league}>
          <option value="">{text.allLeagues}</option>
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.fields.season}
        <input
          className={controls.control}
          type="number"
          name="season"
          min={2000}
          max={2100}
          defaultValue={filters.season}
          placeholder={text.examples.season}
        />
      </label>
      <div className={styles.buttons}>
        <button type="submit" className={button.primary}>
          {text.apply}
        </button>
        <Link className={button.quiet} to="/teams" replace preventScrollReset onClick={onClear}>
          {text.clear}
        </Link>
      </div>
    </form>
  );
}

const unlisted = (id: number) => ({ id, name: text.leagueNumber(id) });
