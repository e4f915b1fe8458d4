import { placeNames } from './text.ts';

type Place = {
  to: string;
  /** Where its other pages are, if not below `to`. */
  below?: string;
  name: string;
  /** Of Lucide (ISC licence). */
  icon: string;
  isForAdmins?: boolean;
};

/** The places of the newsroom, in the order of the side. A place is added with its page, by one line. */
export const places: readonly Place[] = [
  {
    to: '/newsroom',
    below: '/newsroom/articles',
    name: placeNames.articles,
    icon: 'M15 18h-5M18 14h-8M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2M11 6h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1',
  },
  {
    to: '/newsroom/automatic',
    name: placeNames.automatic,
    icon: 'M12 8V4H8M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M2 14h2M20 14h2M15 13v2M9 13v2',
  },
  {
    to: '/newsroom/names',
    name: placeNames.names,
    icon: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  },
  {
    to: '/newsroom/broadcasts',
    name: placeNames.broadcasts,
    icon: 'm17 2-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2',
  },
  {
    to: '/newsroom/error-reports',
    name: placeNames.errorReports,
    icon: 'M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1zM4 22v-7',
  },
  {
    to: '/newsroom/audit',
    name: placeNames.audit,
    icon: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
    isForAdmins: true,
  },
];

export const isCurrentAt = (pathname: string, { to, below = to }: Place): boolean =>
  pathname === to || pathname.startsWith(`${below}/`);
