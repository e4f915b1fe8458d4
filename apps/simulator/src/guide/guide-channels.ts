/**
 * OURS-17: the channels of the simulated guide, as `demo.` and our slug. The channels are real, what they show here is
 * not: every page of the demo says so.
 */
const numbered = (slug: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${slug}-${index + 1}`);

const bein = numbered('bein-sports', 9);
const beinMax = [...numbered('bein-sports-max', 6), ...numbered('bein-sports-xtra', 3)];
const alkass = numbered('alkass', 6);
const ssc = numbered('ssc', 5);
const thmanyah = numbered('thmanyah', 3);
const abuDhabi = numbered('abu-dhabi-sports-premium', 2);

/** Received in the whole region, in the order in which they are taken where a competition has none of its own left. */
export const regional: readonly string[] = [
  ...beinMax,
  ...bein,
  ...ssc,
  ...alkass,
  ...abuDhabi,
  ...thmanyah,
  'mbc-action',
  'bein-sports-afc',
];

/** Which channels a competition is shown on first, by the provider's id. */
export const preferred: ReadonlyMap<number, readonly string[]> = new Map<number, readonly string[]>([
  ...[39, 140, 61, 2, 3, 5, 531].map((id) => [id, bein] as const),
  ...[135, 137].map((id) => [id, abuDhabi] as const),
  ...[307, 826].map((id) => [id, thmanyah] as const),
  [305, alkass],
  ...[17, 7].map((id) => [id, ['bein-sports-afc', ...ssc]] as const),
  [78, ['mbc-action']],
]);

/** The channels of a league's own country, which show its matches in addition. */
export const national: ReadonlyMap<number, readonly string[]> = new Map([
  [233, numbered('on-time-sports', 2)],
  [539, numbered('on-time-sports', 2)],
  [200, ['arryadia']],
  [301, [...numbered('abu-dhabi-sports', 2), ...numbered('dubai-sports', 3)]],
  [406, ['oman-sports']],
]);

/** The competitions of the guide, the most watched first; the others only where a channel is free. */
export const byAudience: readonly number[] = [
  2, 39, 140, 307, 233, 135, 78, 61, 3, 17, 12, 5, 36, 7, 531, 826, 539, 200, 202, 186, 301, 305, 406, 81,
  137, 536, 71, 253, 98, 292, 188, 10, 667,
];
