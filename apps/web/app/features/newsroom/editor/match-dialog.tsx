import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import type { Answer } from '@safira/contract/endpoint';
import type { Match } from '@safira/contract/matches/matches';
import type { listTeamSchedule } from '@safira/contract/teams/schedule';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { versus } from '../../../football-ui/match-line-text.ts';
import { call } from '../../../lib/api.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { wallTime } from '../../../lib/wall-time.ts';
import * as button from '../../../ui/button.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { useNewsroom } from '../context.ts';
import { match as text } from './dialog-text.ts';
import { EditorDialog } from './editor-dialog.tsx';
import * as styles from './match-dialog.module.css';
import { useSearch, type Found } from './search.ts';

type Props = { editor: Editor; onClose: () => void };
type Team = Found['teams'][number];

/** A team is searched for, then one of its matches is chosen. */
export function MatchDialog({ editor, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [team, setTeam] = useState<Team>();
  const found = useSearch(typed);
  const teams = found.state === 'loaded' ? found.value.teams : [];
  function insert(id: number) {
    onClose();
    editor.chain().focus().insertContent({ type: 'match', attrs: { id } }).run();
  }
  if (team) {
    return (
      <EditorDialog
        title={text.matchesOf(team.name)}
        actions={
          <button type="button" className={button.quiet} onClick={() => setTeam(undefined)}>
            {text.other}
          </button>
        }
        onClose={onClose}
      >
        <Matches team={team} onChoose={insert} />
      </EditorDialog>
    );
  }
  return (
    <EditorDialog title={text.title} onClose={onClose}>
      <TextField
        name="team"
        type="search"
        label={text.search}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={styles.list} aria-label={text.teams}>
        {teams.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => setTeam(each)}>
              <bdi>{each.name}</bdi>
              {each.countryName && <small>{each.countryName}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {found.state === 'failed' && text.failed}
        {found.state === 'loaded' && teams.length === 0 && text.none(found.typed)}
      </p>
    </EditorDialog>
  );
}

async function readMatches({ _id: slug }: Team) {
  const [coming, past] = await Promise.all(
    ['coming', 'past'].map(
      async (when) =>
        (await call<Answer<typeof listTeamSchedule>>(`/teams/${slug}/schedule?when=${when}&limit=6`)).data
          .matches,
    ),
  );
  return { coming: coming ?? [], past: past ?? [] };
}

function Matches({ team, onChoose }: { team: Team; onChoose: (id: number) => void }) {
  const loaded = useAsyncData({ key: String(team.id), load: () => readMatches(team) });
  if (loaded.state === 'loading') return <p role="status">{text.loading}</p>;
  if (loaded.state === 'failed') {
    return (
      <button type="button" className={button.quiet} onClick={loaded.retry}>
        {text.failed}
      </button>
    );
  }
  const { coming, past } = loaded.value;
  if (coming.length + past.length === 0) return <p>{text.noMatches}</p>;
  return (
    <>
      <MatchList name={text.coming} matches={coming} onChoose={onChoose} />
      <MatchList name={text.past} matches={past} onChoose={onChoose} />
    </>
  );
}

type ListProps = { name: string; matches: readonly Match[]; onChoose: (id: number) => void };

function MatchList({ name, matches, onChoose }: ListProps) {
  const { times } = useNewsroom();
  if (matches.length === 0) return null;
  return (
    <section>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.list}>
        {matches.map(({ apiId, teams, date, league }) => {
          const at = wallTime(date, times.offsets);
          return (
            <li key={apiId}>
              <button type="button" onClick={() => onChoose(apiId)}>
                <bdi>{versus(teams.home.name, teams.away.name)}</bdi>
                <small>
                  {league.name} · {at && `${dayMonth(at.date)} ${timeText(at)}`}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
