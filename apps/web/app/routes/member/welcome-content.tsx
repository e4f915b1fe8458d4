import type { User } from '@safira/contract/accounts/parts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ChosenTeams } from '../../features/account/welcome/chosen-teams.tsx';
import { StepFrame } from '../../features/account/welcome/step-frame.tsx';
import * as styles from '../../features/account/welcome/step-frame.module.css';
import { TeamPicker } from '../../features/account/welcome/team-picker.tsx';
import * as text from '../../features/account/welcome/text.ts';
import { notRead, retry } from '../../features/account/member-text.ts';
import { LeagueChoices } from '../../features/competitions/league-choices.tsx';
import { changeFavourite, useFavourites } from '../../features/favourites/favourites.ts';
import { call, competitionsPath, type CompetitionsAnswer } from '../../lib/api.ts';
import { returnPath } from '../../lib/return-path.ts';
import { useAsyncData } from '../../lib/use-async-data.ts';
import {
  favouriteLeagues,
  saveFavouriteLeagues,
  useFavouriteLeagues,
} from '../../state/favourite-leagues.ts';
import * as button from '../../ui/button.module.css';

const COMPETITIONS = '#competitions';
const none: ReadonlySet<number> = new Set();

/** OURS-42: teams, then competitions; each star is saved at once. */
export function WelcomeContent({ user }: { user: User }) {
  const { hash, search } = useLocation();
  return hash === COMPETITIONS ? <CompetitionStep search={search} /> : <TeamStep {...{ user, search }} />;
}

function TeamStep({ user, search }: { user: User; search: string }) {
  const favourites = useFavourites();
  const chosen = favourites?.teams ?? none;
  return (
    <StepFrame
      number={1}
      title={text.teams.title(user.name)}
      text={text.teams.text}
      bar={
        <>
          <ChosenTeams ids={[...chosen]} />
          <Link className={styles.skip} to={returnPath(search, '/account')}>
            {text.skip}
          </Link>
          <Link className={button.primary} to={{ search, hash: COMPETITIONS }}>
            {text.teams.next}
          </Link>
        </>
      }
    >
      <TeamPicker chosen={chosen} onToggle={(id) => changeFavourite('teams', id, !chosen.has(id))} />
    </StepFrame>
  );
}

function CompetitionStep({ search }: { search: string }) {
  const leagues = useFavouriteLeagues();
  // Rows keep their place while they are switched.
  const [onTop] = useState<ReadonlySet<number>>(() => new Set(favouriteLeagues()));
  const all = useAsyncData({
    key: 'all',
    load: async () => (await call<CompetitionsAnswer>(competitionsPath)).data,
  });
  return (
    <StepFrame
      number={2}
      title={text.competitions.title}
      text={text.competitions.text}
      bar={
        <>
          <span className={styles.chosen} role="status">
            {text.competitions.chosen(leagues.length)}
          </span>
          <Link className={styles.skip} to={{ search }}>
            {text.competitions.back}
          </Link>
          <Link className={button.primary} to="/account">
            {text.competitions.finish}
          </Link>
        </>
      }
    >
      {all.state === 'loading' && <p role="status">{text.loading}</p>}
      {all.state === 'failed' && (
        <p role="alert">
          {notRead}{' '}
          <button type="button" className={button.quiet} onClick={all.retry}>
            {retry}
          </button>
        </p>
      )}
      {all.state === 'loaded' && (
        <div className={styles.leagues}>
          <LeagueChoices
            competitions={all.value}
            chosen={new Set(leagues)}
            onTop={onTop}
            counts={undefined}
            dayLabel=""
            onChange={(chosen) => saveFavouriteLeagues([...chosen])}
            onRemoveAll={() => saveFavouriteLeagues([])}
          />
        </div>
      )}
    </StepFrame>
  );
}
