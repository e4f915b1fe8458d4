/**
 * The holders of a competition's rights in the Middle East and North Africa: networks, without channel numbers.
 * Only rows whose source was read and whose term covers the match; an editor adds the others.
 */
export type RightsRow = {
  competitionId: number;
  networks: readonly string[];
  /** The seasons covered, as dates. */
  from: string;
  to: string;
  source: string;
};

export const broadcastRights: readonly RightsRow[] = [
  {
    competitionId: 39,
    networks: ['beIN SPORTS', 'TOD'],
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'three trade reports on the seasons 2025-26 to 2027-28',
  },
  {
    competitionId: 140,
    networks: ['beIN SPORTS'],
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'reports on the term to 2027-28',
  },
  {
    competitionId: 78,
    networks: ['MBC Action', 'Shahid'],
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'report of elbalad on three seasons from 2025-26',
  },
  {
    competitionId: 81,
    networks: ['Abu Dhabi Sports'],
    from: '2025-07-01',
    to: '2028-06-30',
    source: 'report of aletihad, October 2025, to 2028',
  },
];
