import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router';

const loadOverlay = () => import('../features/match/match-overlay.tsx');
const MatchOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchOverlay }));

/** DLG-17: a match over the list, by the address alone: opening goes there, closing goes back. */
export function MatchOverDay() {
  const here = useLocation();
  const navigate = useNavigate();
  const isOpen = isOver(here);
  const isComing = isOver(useNavigation().location);
  // Not part of the first load, but here before anybody has chosen a match.
  useEffect(() => void loadOverlay(), []);
  if (!isOpen && !isComing) return <Outlet />;

  // Until the match is here there is no step to take back: naming this place again calls the journey off.
  const onClose = () =>
    void (isOpen ? navigate(-1) : navigate(here, { replace: true, preventScrollReset: true }));
  return (
    <Suspense>
      <MatchOverlay isLoading={!isOpen} onClose={onClose}>
        <Outlet />
      </MatchOverlay>
    </Suspense>
  );
}

const isOver = (place: { pathname: string } | undefined) => place?.pathname.startsWith('/over/') ?? false;
