import type { Match } from '@safira/contract/matches';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Zone } from '../features/match/tab.ts';

const loadOverlay = () => import('./match-overlay.tsx');
const MatchOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchOverlay }));

type Props = {
  zone: Zone;
  /** What the list shows of a match. */
  known?: (id: number) => Match | undefined;
};

/** DLG-17: a match over the list, by the address alone: opening goes there, closing goes back. */
export function MatchOverDay({ zone, known }: Props) {
  const here = useLocation();
  const navigate = useNavigate();
  const coming = useNavigation().location;
  const openId = idOf(here);
  const id = openId ?? idOf(coming);
  // Not part of the first load, but here before anybody has chosen a match.
  useEffect(() => void loadOverlay(), []);
  if (id === undefined) return <Outlet />;

  // Until the match is here there is no step to take back: naming this place again calls the journey off.
  const onClose = () =>
    void (openId === undefined ? navigate(here, { replace: true, preventScrollReset: true }) : navigate(-1));
  return (
    <Suspense>
      <MatchOverlay
        key={id}
        id={id}
        known={known?.(id)}
        zone={zone}
        isLoading={openId === undefined}
        onClose={onClose}
      >
        <Outlet />
      </MatchOverlay>
    </Suspense>
  );
}

function idOf(place: { pathname: string } | undefined): number | undefined {
  const [, id] = /^\/over\/match\/(\d+)/.exec(place?.pathname ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}
