/** The allowed and required parameters of an endpoint: sections 1.4 and 2 of the provider's reference. */
export type Rule = {
  known: readonly string[];
  /** All of them. */
  required?: readonly string[];
  /** At least one that selects something is required. */
  needsAny?: boolean;
  /** The first is only valid with one of the others. */
  leaning?: readonly (readonly [name: string, ...on: string[]])[];
  /** If `given` is sent and none of `unless`, `missed` is required. */
  conditional?: readonly { given: string; missed: string; unless: readonly string[] }[];
  /** Must not be sent together. */
  apart?: readonly (readonly [name: string, other: string])[];
  searchLength?: number;
  /** Allowed values of `type`. */
  types?: readonly string[];
  /** Whether a search needs a league or a team. */
  hasBoundSearch?: boolean;
};

const nothing: Rule = { known: [] };
const leaders: Rule = { known: ['league', 'season'], required: ['league', 'season'] };
/** Parameters that select nothing by themselves. */
export const modifiers: ReadonlySet<string> = new Set(['timezone', 'page', 'current', 'dates', 'half']);

export const rules: Readonly<Record<string, Rule>> = {
  status: nothing,
  timezone: nothing,
  countries: { known: ['name', 'code', 'search'], searchLength: 3 },
  leagues: {
    known: ['id', 'name', 'country', 'code', 'season', 'team', 'type', 'current', 'search', 'last'],
    apart: [['country', 'search']],
    searchLength: 3,
    types: ['league', 'cup'],
  },
  'leagues/seasons': nothing,
  teams: {
    known: ['id', 'name', 'league', 'season', 'country', 'code', 'venue', 'search'],
    needsAny: true,
    leaning: [['season', 'id', 'name', 'league', 'country', 'code', 'venue', 'search']],
    apart: [['league', 'search']],
    conditional: [{ given: 'league', missed: 'season', unless: ['season'] }],
    searchLength: 3,
  },
  'teams/statistics': { known: ['league', 'season', 'team', 'date'], required: ['league', 'season', 'team'] },
  'teams/seasons': { known: ['team'], required: ['team'] },
  'teams/countries': nothing,
  venues: {
    known: ['id', 'name', 'city', 'country', 'search'],
    needsAny: true,
    apart: [['country', 'search']],
    searchLength: 3,
  },
  standings: {
    known: ['league', 'season', 'team'],
    required: ['season'],
    leaning: [['season', 'league', 'team']],
  },
  fixtures: {
    known: [
      'id',
      'ids',
      'live',
      'date',
      'league',
      'season',
      'team',
      'last',
      'next',
      'from',
      'to',
      'round',
      'status',
      'venue',
      'timezone',
    ],
    needsAny: true,
    leaning: [
      ['season', 'league', 'team', 'date'],
      ['from', 'league', 'team'],
      ['to', 'league', 'team'],
      ['round', 'league', 'team'],
      ['status', 'league', 'team', 'date', 'next', 'last', 'venue'],
    ],
    conditional: [
      { given: 'from', missed: 'to', unless: ['to'] },
      { given: 'to', missed: 'from', unless: ['from'] },
      { given: 'from', missed: 'season', unless: ['season'] },
      { given: 'league', missed: 'season', unless: ['season', 'next', 'last', 'live', 'id', 'ids'] },
      { given: 'team', missed: 'season', unless: ['season', 'next', 'last', 'live', 'id', 'ids'] },
    ],
  },
  'fixtures/rounds': {
    known: ['league', 'season', 'current', 'dates', 'timezone'],
    required: ['league', 'season'],
  },
  'fixtures/headtohead': {
    known: ['h2h', 'date', 'league', 'season', 'last', 'next', 'from', 'to', 'status', 'venue', 'timezone'],
    required: ['h2h'],
  },
  'fixtures/statistics': { known: ['fixture', 'team', 'type', 'half'], required: ['fixture'] },
  'fixtures/events': { known: ['fixture', 'team', 'player', 'type'], required: ['fixture'] },
  'fixtures/lineups': { known: ['fixture', 'team', 'player', 'type'], required: ['fixture'] },
  'fixtures/players': { known: ['fixture', 'team'], required: ['fixture'] },
  injuries: {
    known: ['league', 'season', 'fixture', 'ids', 'team', 'player', 'date', 'timezone'],
    needsAny: true,
    leaning: [['season', 'league', 'team', 'player']],
    conditional: ['league', 'team', 'player'].map((given) => ({
      given,
      missed: 'season',
      unless: ['season', 'fixture', 'ids', 'date'],
    })),
  },
  predictions: { known: ['fixture'], required: ['fixture'] },
  coachs: { known: ['id', 'team', 'search'], needsAny: true, searchLength: 3 },
  players: {
    known: ['id', 'team', 'league', 'season', 'search', 'page'],
    needsAny: true,
    leaning: [['season', 'id', 'team', 'league']],
    conditional: ['id', 'team', 'league'].map((given) => ({
      given,
      missed: 'season',
      unless: ['season', 'search'],
    })),
    searchLength: 4,
    hasBoundSearch: true,
  },
  'players/seasons': { known: ['player'] },
  'players/profiles': { known: ['player', 'search', 'page'], searchLength: 3 },
  'players/squads': { known: ['team', 'player'], needsAny: true },
  'players/teams': { known: ['player'], required: ['player'] },
  'players/topscorers': leaders,
  'players/topassists': leaders,
  'players/topyellowcards': leaders,
  'players/topredcards': leaders,
};
