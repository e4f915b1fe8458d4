import type { StandingRow } from '@safira/contract/competitions/standings';
import type { Answer } from '@safira/contract/endpoint';
import type { Match } from '@safira/contract/matches/matches';
import type { listTeamMatches } from '@safira/contract/teams/teams';
import { Crest } from '../../../football-ui/crest.tsx';
import { FormLetters, latestResults } from '../../../football-ui/form-letters.tsx';
import { call } from '../../../lib/api.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { Block } from '../block.tsx';
import { formInMatches, formInTable } from './form-of.ts';
import * as styles from './pre-match.module.css';
import * as text from './text.ts';

const teamMatches = (slug: string) => call<Answer<typeof listTeamMatches>>(`/teams/${slug}/matches`);

type Props = {
  match: Match;
  /** Of the table that both sides are in; none without such a table. */
  rows: readonly StandingRow[];
};

/** OURS-30: the last results of both sides in the competition, else in any; home first, the oldest on the right. */
export function Form({ match: { apiId, teams }, rows }: Props) {
  const both = [teams.home, teams.away];
  const inTable = both.map(({ id }) => formInTable(rows, id));
  const isInTable = inTable.some(Boolean);
  const elsewhere = useAsyncData({
    key: isInTable ? undefined : `${apiId}`,
    load: () =>
      Promise.all(both.map(async ({ _id, id }) => formInMatches((await teamMatches(_id)).data.matches, id))),
  });
  const forms = isInTable || elsewhere.state !== 'loaded' ? inTable : elsewhere.value;
  const sides = both.map((team, index) => ({
    team,
    results: latestResults(forms[index]!),
  }));
  if (sides.every(({ results }) => results.length === 0)) return null;
  return (
    <Block title={text.form} end={text.newestLeft}>
      <ul>
        {sides.map(({ team, results }) => (
          <li key={team.id} className={styles.side}>
            <Crest team={team} size={28} />
            <bdi>{team.name}</bdi>
            <FormLetters results={results} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
