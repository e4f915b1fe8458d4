import { isDate } from '@safira/football/days';

const MOST_IDS = 20;

/** What a `fixtures` call asks for. */
export type Question = { zone: string } & (
  | { by: 'ids'; ids: number[] }
  | { by: 'live'; leagues: number[] | 'all' }
  | { by: 'day'; date: string; league: number | null; season: number | null }
  | { by: 'season'; league: number; season: number }
);

export type Errors = Record<string, string>;
export type Query = Record<string, string>;

const known = new Set(['id', 'ids', 'live', 'date', 'league', 'season', 'timezone']);

/** The question, or what the provider would say is wrong with it. */
export function readQuestion(query: Query): Question | { errors: Errors } {
  const errors = errorsIn(query);
  if (Object.keys(errors).length > 0) return { errors };
  const { id, ids, live, date, league, season, timezone: zone = 'UTC' } = query;
  if (id) return { by: 'ids', ids: [Number(id)], zone };
  if (ids) return { by: 'ids', ids: numbersIn(ids), zone };
  if (live) return { by: 'live', leagues: live === 'all' ? 'all' : numbersIn(live), zone };
  const filter = { league: league ? Number(league) : null, season: season ? Number(season) : null };
  if (date) return { by: 'day', date, ...filter, zone };
  return { by: 'season', league: Number(league), season: Number(season), zone };
}

function errorsIn(query: Query): Errors {
  const unknown = Object.keys(query).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    return Object.fromEntries(unknown.map((name) => [name, `The ${capital(name)} field do not exist.`]));
  }
  const { id, ids, live, date, league, season, timezone } = query;
  if (!id && !ids && !live && !date && !league && !season) {
    return { required: 'At least one parameter is required.' };
  }
  return {
    ...(id && !isNumber(id) && { id: 'The Id field must contain an integer.' }),
    ...(ids && idsError(ids)),
    ...(live && live !== 'all' && !isList(live) && { live: 'The Live field must be all or a list of ids.' }),
    ...(date && !isDate(date) && { date: 'The Date field must contain a valid date.' }),
    ...(timezone && !isZone(timezone) && { timezone: 'The Timezone field must contain a valid timezone.' }),
    ...leagueErrors(query),
  };
}

function idsError(ids: string): Errors {
  if (!isList(ids)) return { ids: 'The Ids field must contain a list of ids.' };
  return numbersIn(ids).length > MOST_IDS ? { ids: `The Ids field can not exceed ${MOST_IDS} ids.` } : {};
}

function leagueErrors({ id, ids, live, league, season }: Query): Errors {
  if (id || ids || live) return {};
  if (league && !isNumber(league)) return { league: 'The League field must contain an integer.' };
  if (season && !/^\d{4}$/.test(season)) return { season: 'The Season field must contain 4 digits.' };
  if (league && !season) return { season: 'The Season field is required.' };
  return season && !league ? { season: 'The Season field need another parameter.' } : {};
}

const isNumber = (text: string) => /^\d{1,10}$/.test(text);
const isList = (text: string) => /^\d{1,10}(-\d{1,10})*$/.test(text);
const numbersIn = (text: string) => text.split('-').map(Number);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
