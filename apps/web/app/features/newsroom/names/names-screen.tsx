import type { listNames, NewsroomName } from '@safira/contract/newsroom/names';
import type { Answer } from '@safira/contract/endpoint';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useQuery } from '../../../lib/use-query.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { memberCall } from '../../../state/session-calls.ts';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import * as chip from '../../../ui/chip.module.css';
import * as control from '../../../ui/control.module.css';
import { NumberedPages } from '../../../ui/numbered-pages.tsx';
import { QuietPitch, StatePanel, WarningCard } from '../../../ui/state-panel.tsx';
import { errors } from '../../../ui/text.ts';
import { filters, namesAddress, type NamesQuery, queryOf } from './address.ts';
import { NameRow } from './name-row.tsx';
import * as styles from './names-screen.module.css';
import * as text from './text.ts';

type Names = Answer<typeof listNames>;

/** OURS-24: the names that editors check, those shown most often first. */
export function NamesScreen() {
  const search = useQuery();
  const query = queryOf(search);
  const address = namesAddress(query);
  const [version, setVersion] = useState(0);
  const names = useAsyncData<Names>({
    key: `${address} ${version}`,
    load: () => memberCall<Names>(address),
  });
  function onSaved(arabic: string) {
    showToast(text.saved(arabic));
    setVersion(version + 1);
  }
  function onOutdated(message: string) {
    showToast(message);
    setVersion(version + 1);
  }
  const loaded = names.state === 'loaded' ? names.value : undefined;
  return (
    <section className={styles.screen} aria-labelledby="names-title">
      <div className={styles.head}>
        <h1 id="names-title">{text.title}</h1>
        {loaded && <p className={styles.count}>{text.toReview(loaded.counts.review)}</p>}
        <Search key={query.q} query={query} />
      </div>
      <Filters query={query} counts={loaded?.counts} />
      {names.state === 'loading' && <p role="status">{text.loading}</p>}
      {names.state === 'failed' && (
        <StatePanel drawing={<WarningCard />} title={text.failed.title} text={text.failed.text}>
          <button type="button" className={button.primary} onClick={names.retry}>
            {errors.retry}
          </button>
        </StatePanel>
      )}
      {loaded && (
        <Table names={loaded.data} isSearch={query.q !== ''} onSaved={onSaved} onOutdated={onOutdated} />
      )}
      {loaded && (
        <NumberedPages
          current={loaded.pagination.current}
          total={loaded.pagination.totalPages}
          addressOf={(page) => namesAddress({ ...query, page })}
        />
      )}
    </section>
  );
}

function Search({ query }: { query: NamesQuery }) {
  const navigate = useNavigate();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    void navigate(namesAddress({ ...query, q: typeof q === 'string' ? q.trim() : '', page: 1 }));
  }
  return (
    <form role="search" className={styles.search} action="/newsroom/names" onSubmit={onSubmit}>
      <input
        className={control.control}
        type="search"
        name="q"
        aria-label={text.search.label}
        placeholder={text.search.placeholder}
        defaultValue={query.q}
        maxLength={80}
      />
      <button type="submit" className={button.quiet}>
        {text.search.submit}
      </button>
    </form>
  );
}

function Filters({ query, counts }: { query: NamesQuery; counts: Names['counts'] | undefined }) {
  const countOf = { review: counts?.review, reported: counts?.reported };
  return (
    <nav className={styles.filters} aria-label={text.filter.label}>
      {filters.map((filter) => {
        const number = filter in countOf ? countOf[filter as keyof typeof countOf] : undefined;
        return (
          <Link
            key={filter}
            className={chip.chip}
            to={namesAddress({ filter, q: query.q, page: 1 })}
            aria-current={filter === query.filter ? 'page' : undefined}
          >
            {text.filter.names[filter]}
            {number !== undefined && <span>{number}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

type TableProps = {
  names: readonly NewsroomName[];
  isSearch: boolean;
  onSaved: (arabic: string) => void;
  onOutdated: (message: string) => void;
};

function Table({ names, isSearch, onSaved, onOutdated }: TableProps) {
  const [edited, setEdited] = useState<string>();
  if (names.length === 0)
    return (
      <StatePanel
        drawing={<QuietPitch />}
        title={text.none.title}
        text={isSearch ? text.none.found : text.none.text}
      />
    );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.columns.original}</th>
          <th scope="col">{text.columns.arabic}</th>
          <th scope="col">{text.columns.how}</th>
          <th scope="col">{text.columns.seen}</th>
          <th scope="col">
            <span className="srOnly">{text.columns.action}</span>
          </th>
        </tr>
      </thead>
      {names.map((name) => {
        const key = `${name.kind} ${name.id}`;
        return (
          <NameRow
            key={`${key} ${name.name}`}
            name={name}
            isEdited={edited === key}
            onEdit={() => setEdited(key)}
            onClose={() => setEdited(undefined)}
            onSaved={onSaved}
            onOutdated={onOutdated}
          />
        );
      })}
    </table>
  );
}
