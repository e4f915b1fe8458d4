import { isDate } from '@safira/football/time/days';
import type { Query } from './request-query.ts';
import { modifiers, rules, type Rule } from './tables/rules.ts';
import { timezones } from './tables/timezones.ts';

export type Errors = Record<string, string>;

const MOST_IDS = 20;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Word for word as observed from the provider. */
const seen = {
  none: 'At least one parameter is required.',
  unknown: (name: string) => `The ${capital(name)} field do not exist.`,
  alone: (name: string) => `The ${capital(name)} field need another parameter.`,
  missed: (name: string) => `The ${capital(name)} field is required.`,
  apart: (name: string, other: string) =>
    `The ${capital(name)} field cannot be used with the ${capital(other)} field.`,
  boundSearch: 'The League or Team field is required with the Search field.',
};

/** In the same style; their real wording has not been observed. */
const guessed = {
  number: (name: string) => `The ${capital(name)} field must contain an integer.`,
  season: 'The Season field must contain 4 digits.',
  date: (name: string) => `The ${capital(name)} field must contain a valid date.`,
  list: (name: string) => `The ${capital(name)} field must contain a list of ids.`,
  ids: `The Ids field can not exceed ${MOST_IDS} ids.`,
  live: 'The Live field must be all or a list of ids.',
  few: (name: string) => `The ${capital(name)} field must contain 1 or 2 digits.`,
  zone: 'The Timezone field must contain a valid timezone.',
  flag: (name: string) => `The ${capital(name)} field must be true or false.`,
  search: (length: number) => `The Search field must be at least ${length} characters in length.`,
  types: (allowed: readonly string[]) => `The Type field must be one of: ${allowed.join(', ')}.`,
  pair: 'The H2h field must contain two ids.',
};

const isNumber = (text: string) => /^\d{1,10}$/.test(text);
const isList = (text: string) => /^\d{1,10}(-\d{1,10})*$/.test(text);
const isFlag = (text: string) => /^(true|false)$/i.test(text);
const zones = new Map(timezones.map((zone) => [zone.toLowerCase(), zone]));

/** The canonical name of a zone, whatever the case it was sent in. */
export const findZone = (name: string): string | undefined => zones.get(name.toLowerCase());

/** API-01: the errors that the provider would report for a request; empty if it is valid. */
export function errorsIn(endpoint: string, query: Query): Errors {
  const rule = rules[endpoint]!;
  const names = Object.keys(query);
  const unknown = names.filter((name) => !rule.known.includes(name));
  if (unknown.length > 0) return Object.fromEntries(unknown.map((name) => [name, seen.unknown(name)]));
  if (rule.needsAny && names.every((name) => modifiers.has(name))) return { required: seen.none };
  const missed = (rule.required ?? []).filter((name) => query[name] === undefined);
  if (missed.length > 0) return Object.fromEntries(missed.map((name) => [name, seen.missed(name)]));
  const formal = Object.assign({}, ...names.map((name) => valueError(rule, name, query[name]!))) as Errors; // like its parts
  return Object.keys(formal).length > 0 ? formal : companyErrors(rule, query);
}

/** Parameters that need or exclude each other. */
function companyErrors(rule: Rule, query: Query): Errors {
  const has = (name: string) => query[name] !== undefined;
  const apart = rule.apart?.filter(([name, other]) => has(name) && has(other)) ?? [];
  const alone = rule.leaning?.filter(([name, ...on]) => has(name) && !on.some(has)) ?? [];
  if (apart.length > 0)
    return Object.fromEntries(apart.map(([name, other]) => [name, seen.apart(name, other)]));
  if (alone.length > 0) return Object.fromEntries(alone.map(([name]) => [name, seen.alone(name)]));
  if (rule.hasBoundSearch && has('search') && !has('league') && !has('team')) {
    return { league: seen.boundSearch, team: seen.boundSearch };
  }
  const conditional = rule.conditional?.filter(({ given, unless }) => has(given) && !unless.some(has)) ?? [];
  return Object.fromEntries(conditional.map(({ missed }) => [missed, seen.missed(missed)]));
}

function valueError(rule: Rule, name: string, value: string): Errors {
  const text = textFor(rule, name, value);
  return text === undefined ? {} : { [name]: text };
}

function textFor({ searchLength, types }: Rule, name: string, value: string): string | undefined {
  switch (name) {
    case 'id':
    case 'league':
    case 'team':
    case 'fixture':
    case 'player':
    case 'venue':
    case 'page':
      return isNumber(value) && Number(value) > 0 ? undefined : guessed.number(name);
    case 'season':
      return /^\d{4}$/.test(value) ? undefined : guessed.season;
    case 'ids':
      if (!isList(value)) return guessed.list(name);
      return value.split('-').length > MOST_IDS ? guessed.ids : undefined;
    case 'live':
      return value.toLowerCase() === 'all' || isList(value) ? undefined : guessed.live;
    case 'h2h':
      return /^\d{1,10}-\d{1,10}$/.test(value) ? undefined : guessed.pair;
    case 'date':
    case 'from':
    case 'to':
      return isDate(value) ? undefined : guessed.date(name);
    case 'last':
    case 'next':
      return /^\d{1,2}$/.test(value) ? undefined : guessed.few(name);
    case 'timezone':
      return findZone(value) ? undefined : guessed.zone;
    case 'current':
    case 'dates':
    case 'half':
      return isFlag(value) ? undefined : guessed.flag(name);
    case 'search':
      return value.length < (searchLength ?? 0) ? guessed.search(searchLength!) : undefined;
    case 'type':
      return types && !types.includes(value.toLowerCase()) ? guessed.types(types) : undefined;
    default:
      return undefined;
  }
}
