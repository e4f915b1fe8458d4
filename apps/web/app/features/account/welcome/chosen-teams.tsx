import { Crest } from '../../../football-ui/crest.tsx';
import { useTeams } from '../use-teams.ts';
import * as styles from './step-frame.module.css';
import { teams as text } from './text.ts';

/** The first ones as crests; the number says how many there are. */
const SHOWN = 3;

export function ChosenTeams({ ids }: { ids: readonly number[] }) {
  const teams = useTeams(ids.slice(0, SHOWN));
  return (
    <span className={styles.chosen} role="status">
      {teams.state === 'loaded' &&
        teams.value.map((team) => <Crest key={team.apiId} team={team} size={28} />)}
      {text.chosen(ids.length)}
    </span>
  );
}
