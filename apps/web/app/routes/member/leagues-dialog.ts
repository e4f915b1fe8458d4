import { useOpened } from '../../ui/use-opened.ts';

/** HOME-08: the choice of favourite competitions, whose list is that of the account. */
const load = async () => (await import('../../features/competitions/leagues-panel.tsx')).LeaguesPanel;

export const useLeaguesDialog = () => useOpened(load);
