import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Emblem } from '../../../football-ui/emblem.tsx';
import { call, competitionsPath, type CompetitionsAnswer } from '../../../lib/api.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as button from '../../../ui/button.module.css';
import { loading, notRead, retry } from '../member-text.ts';
import * as panel from '../panel.module.css';
import { Empty, Line, Panel } from '../panel.tsx';
import { competitions as text } from './text.ts';

type Props = {
  ids: readonly number[];
  starOf: (id: number, name: string) => ReactNode;
  /** Opens the choice of all competitions. */
  onEdit: () => void;
};

/** AUTH-09: the favourite competitions, each with its star; one list with «بطولاتي». */
export function FavouriteCompetitions({ ids, starOf, onEdit }: Props) {
  const all = useAsyncData({
    key: 'all',
    load: async () => (await call<CompetitionsAnswer>(competitionsPath)).data,
  });
  const edit = (
    <button type="button" className={panel.action} onClick={onEdit}>
      {text.edit}
    </button>
  );
  return (
    <Panel title={text.title} end={ids.length > 0 && edit}>
      {ids.length === 0 && (
        <Empty text={text.none}>
          <button type="button" className={button.primary} onClick={onEdit}>
            {text.choose}
          </button>
        </Empty>
      )}
      {ids.length > 0 && all.state === 'loading' && <Empty text={loading} />}
      {ids.length > 0 && all.state === 'failed' && (
        <Empty text={notRead}>
          <button type="button" className={button.quiet} onClick={all.retry}>
            {retry}
          </button>
        </Empty>
      )}
      {all.state === 'loaded' &&
        all.value
          .filter(({ id }) => ids.includes(id))
          .map((competition) => (
            <Line
              key={competition.id}
              picture={<Emblem competition={competition} size={28} />}
              name={
                <Link className={panel.open} to={`/competition/${competition.id}`}>
                  <bdi>{competition.name}</bdi>
                </Link>
              }
              note={<bdi>{competition.countryName}</bdi>}
              end={starOf(competition.id, competition.name)}
            />
          ))}
    </Panel>
  );
}
