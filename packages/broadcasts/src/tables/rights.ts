import { arabCountries } from '@safira/arabic/names/arab-countries';

/**
 * The holders of a competition's rights in the Arab countries: networks, without channel numbers. A row counts only
 * within its term and if its source was read; the others are for editors and are never shown.
 */
export type RightsRow = {
  competitionId: number;
  networks: readonly string[];
  countries: readonly string[];
  /** The seasons covered, as dates. */
  from: string;
  to: string;
  source: string;
  /** When the source was read. */
  checkedAt: string;
  isVerified: boolean;
};

export const rights: readonly RightsRow[] = [
  {
    competitionId: 39,
    networks: ['beIN SPORTS', 'TOD'],
    countries: arabCountries,
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'three trade reports on the seasons 2025-26 to 2027-28',
    checkedAt: '2026-08-22',
    isVerified: true,
  },
  {
    competitionId: 140,
    networks: ['beIN SPORTS'],
    countries: arabCountries,
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'reports on the term to 2027-28; in Iraq shared with another network',
    checkedAt: '2026-08-22',
    isVerified: true,
  },
  {
    competitionId: 78,
    networks: ['MBC Action', 'Shahid'],
    countries: arabCountries,
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'report of elbalad on three seasons from 2025-26',
    checkedAt: '2026-08-22',
    isVerified: true,
  },
  {
    competitionId: 81,
    networks: ['Abu Dhabi Sports'],
    countries: arabCountries,
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'report of aletihad, October 2025, to 2028',
    checkedAt: '2026-08-22',
    isVerified: true,
  },
  {
    competitionId: 307,
    networks: ['Thmanyah'],
    countries: arabCountries,
    from: '2025-07-01',
    to: '2026-06-30',
    source: 'coverage of the season 2025-26',
    checkedAt: '2026-08-22',
    isVerified: true,
  },
  {
    competitionId: 307,
    networks: ['Thmanyah'],
    countries: arabCountries,
    from: '2026-07-01',
    to: '2031-06-30',
    source: 'said to run to 2031; no source was read',
    checkedAt: '2026-08-22',
    isVerified: false,
  },
  {
    competitionId: 2,
    networks: ['beIN SPORTS'],
    countries: arabCountries,
    from: '2024-07-01',
    to: '2027-06-30',
    source: 'coverage of 2025-26 names the network; the text of the contract was not found',
    checkedAt: '2026-08-22',
    isVerified: false,
  },
  {
    competitionId: 3,
    networks: ['beIN SPORTS'],
    countries: arabCountries,
    from: '2024-07-01',
    to: '2027-06-30',
    source: 'coverage of 2025-26 names the network; the text of the contract was not found',
    checkedAt: '2026-08-22',
    isVerified: false,
  },
  {
    competitionId: 135,
    networks: ['Abu Dhabi Sports'],
    countries: arabCountries,
    from: '2025-07-01',
    to: '2026-06-30',
    source: 'the term 2022-25 is verified, the next is not',
    checkedAt: '2026-08-22',
    isVerified: false,
  },
];
