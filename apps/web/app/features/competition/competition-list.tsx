import { Link } from 'react-router';
import { Suspense } from 'react';
import { Emblem } from '../../football-ui/emblem.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import * as styles from './competition-list.module.css';
import * as text from './text.ts';

const Nothing = lazyComponent(() => import('./nothing.tsx'), 'Nothing');

export type Region = keyof typeof text.regions;

type Listed = {
  id: number;
  name: string;
  originalName: string;
  country: string;
  countryName: string;
  logo: string | null;
  /** Matches that are being played. */
  live: number;
};

type Props = { regions: readonly { region: Region; competitions: readonly Listed[] }[] };

/** The competitions we follow, by region. */
export function CompetitionList({ regions }: Props) {
  const all = regions.flatMap(({ competitions }) => competitions);
  if (all.length === 0) {
    return (
      <Suspense>
        <Nothing words={text.noCompetitions} to="/" level={1} />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text.competitions}</h1>
      <p className={styles.sum}>{text.followed(all.length, all.filter(({ live }) => live > 0).length)}</p>
      {regions.map(({ region, competitions }) => (
        <section key={region}>
          <h2 className={styles.region}>{text.regions[region]}</h2>
          <ul className={styles.cards}>
            {competitions.map((competition) => (
              <Card key={competition.id} competition={competition} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Card({ competition }: { competition: Listed }) {
  const { id, name, countryName, live } = competition;
  return (
    <li>
      <Link className={styles.card} to={`/competition/${id}`}>
        <Emblem competition={competition} size={44} />
        <span className={styles.names}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span className={styles.facts}>
            {countryName}
            {live > 0 && <span className={styles.live}>{text.liveNow(live)}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}
