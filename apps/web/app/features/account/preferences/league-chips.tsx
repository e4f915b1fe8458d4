import { Link } from 'react-router';
import { Emblem } from '../../../football-ui/emblem.tsx';
import { call, competitionsPath, type CompetitionsAnswer } from '../../../lib/api.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as button from '../../../ui/button.module.css';
import * as chips from '../../../ui/chip.module.css';
import * as panel from '../panel.module.css';
import { Empty, Panel } from '../panel.tsx';
import * as styles from './preference-lines.module.css';
import { leagues as text } from './text.ts';

type Props = { ids: readonly number[]; onEdit: () => void };

/** HOME-08: the competitions to which the list of a day is limited. */
export function LeagueChips({ ids, onEdit }: Props) {
  const all = useAsyncData({
    key: 'all',
    load: async () => (await call<CompetitionsAnswer>(competitionsPath)).data,
  });
  const edit = (
    <button type="button" className={panel.action} onClick={onEdit}>
      {text.edit}
    </button>
  );
  if (ids.length === 0) {
    return (
      <Panel title={text.title}>
        <Empty text={text.none}>
          <button type="button" className={button.quiet} onClick={onEdit}>
            {text.choose}
          </button>
        </Empty>
      </Panel>
    );
  }
  return (
    <Panel title={text.title} end={edit}>
      <div className={styles.chips}>
        {all.state === 'loaded' &&
          all.value
            .filter(({ id }) => ids.includes(id))
            .map((competition) => (
              <Link key={competition.id} className={chips.chip} to={`/competition/${competition.id}`}>
                <Emblem competition={competition} size={22} />
                <bdi>{competition.name}</bdi>
              </Link>
            ))}
      </div>
    </Panel>
  );
}
