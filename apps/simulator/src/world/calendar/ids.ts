// A fixture's id encodes its origin, so that it can be found without a list of all fixtures.
const FIRST_SEASON = 2000;
const SEASON_IDS = 1_000_000;
const COMPETITIONS = 64;
const FIXTURES = 512;

const DEMO_IDS = 10_000_000;
const FIRST_DEMO_DAY = Date.UTC(FIRST_SEASON, 0, 1) / 86_400_000;
const DEMO_FIXTURES = 128;
const DEMO_DAYS = 36_525;

export type FixtureOrigin =
  | { kind: 'season'; year: number; competitionIndex: number; n: number }
  /** `day` counts from 1970, in UTC. */
  | { kind: 'demo'; day: number; n: number };

/** HOUSE: seven digits that encode season, competition and number; the same for a seed on every machine. */
export function fixtureId(year: number, competitionIndex: number, n: number): number {
  if (n >= FIXTURES)
    throw new RangeError(`more than ${FIXTURES} fixtures in competition ${competitionIndex}`);
  return SEASON_IDS + ((year - FIRST_SEASON) * COMPETITIONS + competitionIndex) * FIXTURES + n;
}

/** HOUSE: eight digits that encode day and number. */
export function demoFixtureId(day: number, n: number): number {
  if (n >= DEMO_FIXTURES) throw new RangeError(`more than ${DEMO_FIXTURES} friendlies on day ${day}`);
  return DEMO_IDS + (day - FIRST_DEMO_DAY) * DEMO_FIXTURES + n;
}

/** HOUSE: the origin of a fixture with that id; undefined if no fixture can have it. */
export function readFixtureId(id: number): FixtureOrigin | undefined {
  if (!Number.isInteger(id)) return undefined;
  if (id >= DEMO_IDS && id < DEMO_IDS + DEMO_DAYS * DEMO_FIXTURES) {
    const rest = id - DEMO_IDS;
    return {
      kind: 'demo',
      day: FIRST_DEMO_DAY + Math.floor(rest / DEMO_FIXTURES),
      n: rest % DEMO_FIXTURES,
    };
  }
  const rest = id - SEASON_IDS;
  if (rest < 0 || rest >= 100 * COMPETITIONS * FIXTURES) return undefined;
  const group = Math.floor(rest / FIXTURES);
  return {
    kind: 'season',
    year: FIRST_SEASON + Math.floor(group / COMPETITIONS),
    competitionIndex: group % COMPETITIONS,
    n: rest % FIXTURES,
  };
}
