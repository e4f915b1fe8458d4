import { Link, useLocation } from 'react-router';
import { Suspense } from 'react';
import { Emblem } from '../../football-ui/emblem.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import * as styles from './competition-list.module.css';
import { CompetitionSearch } from './competition-search.tsx';
import { findCompetitions } from './find-competitions.ts';
import { KindLinks } from './kind-links.tsx';
import { isOfKind, type Kind, kindOf, kinds } from './kinds.ts';
import * as text from './list-text.ts';
import { competitions as title } from './text.ts';
import { useTyped } from './use-typed.ts';

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
  isCup: boolean;
  isOfNations: boolean;
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
  return <FoundList regions={regions} all={all} />;
}

function FoundList({ regions, all }: Props & { all: readonly Listed[] }) {
  const { text: typed, type, show } = useTyped('/competitions');
  const kind = kindOf(new URLSearchParams(useLocation().search));
  const withRegion = regions.flatMap(({ region, competitions }) =>
    competitions.map((competition) => ({ region, competition })),
  );
  const ofKind = (one: Kind) =>
    withRegion.flatMap(({ region, competition }) =>
      isOfKind({ ...competition, region }, one) ? [competition] : [],
    );
  const isTyped = typed.trim() !== '';
  const isFiltered = isTyped || kind !== undefined;
  const listed = kind ? ofKind(kind) : all;
  const found = isTyped ? findCompetitions(listed, typed) : listed;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.sum} role={isFiltered ? 'status' : undefined}>
        {isFiltered
          ? text.foundCompetitions(found.length)
          : text.followed(all.length, all.filter(({ live }) => live > 0).length)}
      </p>
      <div className={styles.filters}>
        <CompetitionSearch text={typed} kind={kind} onType={type} onSubmit={show} />
        <KindLinks kind={kind} known={kinds.filter((one) => ofKind(one).length > 0)} typed={typed} />
      </div>
      {found.length === 0 && (
        <Suspense>
          <Nothing words={isTyped ? text.noneFound : text.noneOfKind} to="/competitions" />
        </Suspense>
      )}
      {/* HOME-08: all of them on the server; the style sheet of the favourites leaves those in the first frame. */}
      <section className={styles.mine} data-leagues="">
        <h2 className={styles.region}>{text.mine}</h2>
        <ul className={styles.cards}>
          {found.map((competition) => (
            <Card key={competition.id} competition={competition} isMine />
          ))}
        </ul>
      </section>
      {regions.map(({ region, competitions }) => (
        <Region
          key={region}
          region={region}
          competitions={competitions.filter((one) => found.includes(one))}
        />
      ))}
    </div>
  );
}

function Region({ region, competitions }: Props['regions'][number]) {
  if (competitions.length === 0) return null;
  return (
    <section>
      <h2 className={styles.region}>{text.regions[region]}</h2>
      <ul className={styles.cards}>
        {competitions.map((competition) => (
          <Card key={competition.id} competition={competition} />
        ))}
      </ul>
    </section>
  );
}

function Card({ competition, isMine = false }: { competition: Listed; isMine?: boolean }) {
  const { id, name, countryName, live } = competition;
  return (
    <li data-league={isMine ? id : undefined}>
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
