import { newsCategories } from '@safira/arabic/terms/news-categories';
import type { ArticleContent, NewsroomArticle } from '@safira/contract/newsroom/articles';
import { useState } from 'react';
import { call, competitionsPath, type CompetitionsAnswer } from '../../../lib/api.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as control from '../../../ui/control.module.css';
import { CloseIcon } from '../../../ui/icons.tsx';
import { about as text } from './panels-text.ts';
import { useSearch } from './search.ts';
import { SidePanel } from './side-panel.tsx';
import * as styles from './side-panel.module.css';

type Change = (part: Partial<ArticleContent>) => void;

type Props = {
  content: ArticleContent;
  named: NewsroomArticle['named'] | undefined;
  isReadOnly: boolean;
  onChange: Change;
};

/** What the article is about: where lists and filters find it. */
export function AboutPanel({ content, named, isReadOnly, onChange }: Props) {
  const { category, competition } = content;
  const all = useAsyncData({
    key: 'all',
    load: async () => (await call<CompetitionsAnswer>(competitionsPath)).data,
  });
  const competitions = all.state === 'loaded' ? all.value : [];
  const isListed = competitions.some(({ id }) => id === competition);
  return (
    <SidePanel title={text.title}>
      <label className={styles.field}>
        {text.category}
        <select
          className={control.control}
          value={category}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ category: target.value as ArticleContent['category'] })}
        >
          {Object.entries(newsCategories).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {text.competition}
        <select
          className={control.control}
          value={competition ?? ''}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onChange({ competition: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">{text.noCompetition}</option>
          {competition !== null && !isListed && (
            <option value={competition}>{text.competitionNumber(competition)}</option>
          )}
          {competitions.map(({ id, name, countryName }) => (
            <option key={id} value={id}>
              {name} · {countryName}
            </option>
          ))}
        </select>
      </label>
      <Entities {...{ content, named, isReadOnly, onChange }} />
    </SidePanel>
  );
}

type Kind = 'teams' | 'players';
const MOST: Record<Kind, number> = { teams: 10, players: 20 };

function Entities({ content, named, isReadOnly, onChange }: Props) {
  // Of those that were added here; the server sends the others with the article.
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = (kind: Kind, id: number) =>
    added.get(`${kind} ${id}`) ??
    named?.[kind].find((each) => each.id === id)?.name ??
    (kind === 'teams' ? text.team(id) : text.player(id));
  function add(kind: Kind, { id, name }: { id: number; name: string }) {
    setAdded(new Map([...added, [`${kind} ${id}`, name]]));
    if (content[kind].includes(id) || content[kind].length >= MOST[kind]) return;
    onChange({ [kind]: [...content[kind], id] });
  }
  const chosen = (['teams', 'players'] as const).flatMap((kind) =>
    content[kind].map((id) => ({ kind, id, name: nameOf(kind, id) })),
  );
  return (
    <div role="group" aria-label={text.entities} className={styles.field}>
      {text.entities}
      <div className={styles.chips}>
        {chosen.map(({ kind, id, name }) => (
          <span key={`${kind} ${id}`} className={styles.chip}>
            <bdi>{name}</bdi>
            {!isReadOnly && (
              <button
                type="button"
                aria-label={text.remove(name)}
                onClick={() => onChange({ [kind]: content[kind].filter((each) => each !== id) })}
              >
                <CloseIcon small />
              </button>
            )}
          </span>
        ))}
      </div>
      {!isReadOnly && <EntitySearch onAdd={add} />}
    </div>
  );
}

type SearchProps = { onAdd: (kind: Kind, found: { id: number; name: string }) => void };

function EntitySearch({ onAdd }: SearchProps) {
  const [typed, setTyped] = useState('');
  const found = useSearch(typed);
  const results =
    found.state === 'loaded' && typed.trim() !== ''
      ? [
          ...found.value.teams.map((team) => ({ kind: 'teams' as const, ...team, note: team.countryName })),
          ...found.value.players.map((player) => ({
            kind: 'players' as const,
            ...player,
            note: player.team?.name,
          })),
        ]
      : undefined;
  return (
    <>
      <input
        type="search"
        className={control.control}
        aria-label={text.search}
        placeholder={text.search}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {results && (
        <ul className={styles.found}>
          {results.map(({ kind, id, name, note }) => (
            <li key={`${kind} ${id}`}>
              <button
                type="button"
                onClick={() => {
                  onAdd(kind, { id, name });
                  setTyped('');
                }}
              >
                <bdi>{name}</bdi>
                <small>{note}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.note}>
        {results?.length === 0 && text.none(found.typed)}
      </p>
    </>
  );
}
