import { count, team } from '@safira/arabic/nouns/plurals';

/** «صفحة 1 من 4 (180 فريقًا)» */
export const teamsSummary = (pagination: { current: number; total: number; totalTeams: number }) =>
  `صفحة ${pagination.current} من ${pagination.total} (${count(pagination.totalTeams, team)})`;
