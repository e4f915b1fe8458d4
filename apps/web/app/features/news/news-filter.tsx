import { newsCategories } from '@safira/arabic/terms/news-categories';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import * as button from '../../ui/button.module.css';
import * as controls from '../../ui/control.module.css';
import { listAddress, type Filters } from './address.ts';
import * as styles from './news-filter.module.css';
import { filter as text } from './text.ts';

type Props = { filters: Filters; competitions: readonly { id: number; name: string }[] };

/** NEWS-01: a form that works without JavaScript; with it, every change is applied and replaces the history entry. */
export function NewsFilter({ filters, competitions }: Props) {
  const navigate = useNavigate();
  const category = useRef<HTMLSelectElement>(null);
  const competition = useRef<HTMLSelectElement>(null);
  const { key } = useLocation();
  // A choice replaces the address, a link to another list does not. When the list of a choice comes, the fields may
  // already have the next one.
  const isChosenHere = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    if (isChosenHere) return;
    category.current!.value = filters.category;
    competition.current!.value = filters.competition;
  }, [key, isChosenHere, filters.category, filters.competition]);
  function apply() {
    const chosen = { category: category.current!.value, competition: competition.current!.value };
    void navigate(listAddress(chosen), { replace: true, preventScrollReset: true });
  }
  const isListed = competitions.some(({ id }) => String(id) === filters.competition);
  return (
    <form
      role="search"
      className={styles.form}
      action="/news"
      aria-label={text.label}
      onChange={apply}
      data-screen-only=""
    >
      <label>
        {text.category}
        <select
          ref={category}
          className={controls.control}
          name="category"
          defaultValue={filters.category}
          autoComplete="off"
        >
          <option value="">{text.allCategories}</option>
          {Object.entries(newsCategories).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.competition}
        <select
          ref={competition}
          className={controls.control}
          name="competition"
          defaultValue={filters.competition}
          autoComplete="off"
        >
          <option value="">{text.allCompetitions}</option>
          {!isListed && filters.competition !== '' && (
            <option value={filters.competition}>{text.competitionNumber(filters.competition)}</option>
          )}
          {competitions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={button.quiet}>
          {text.apply}
        </button>
      </noscript>
    </form>
  );
}
