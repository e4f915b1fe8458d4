import { randomOf, shuffled } from '../../apps/simulator/src/random.ts';
import type { Db } from '@safira/store/db';
import { findHead } from '@safira/store/matches/changes';

/** Values that requests can be made from. */
export type Words = {
  matches: number[];
  teams: number[];
  slugs: string[];
  players: number[];
  competitions: number[];
  /** The slugs of TV channels. */
  channels: string[];
  /** The slugs of commentators. */
  commentators: string[];
  /** The slugs of articles. */
  articles: string[];
  /** Of the podcast. */
  episodes: number[];
  seasons: number[];
  countries: string[];
  /** Names as people type them, Arabic and Latin. */
  names: string[];
  /** A day in the middle of the stored data. */
  now: number;
  /** The newest seq. */
  head: number;
};

/** Limits for each kind: the API waits for the on-demand sync of a new player, and a run must not spend its time so. */
const MOST = 600;
const MOST_PLAYERS = 150;

/** Reads them from the API's database. */
export async function findWords(db: Db, now: number): Promise<Words> {
  const matches = await db.selectFrom('matches').select('api_id as id').orderBy('api_id').execute();
  const teams = await db
    .selectFrom('teams')
    .select(['api_id as id', 'slug', 'name', 'arabic_name', 'country'])
    .orderBy('api_id')
    .execute();
  const players = await db
    .selectFrom('players')
    .select(['api_id as id', 'name', 'arabic_name'])
    .orderBy('api_id')
    .execute();
  const competitions = await db
    .selectFrom('competitions')
    .select(['api_id as id', 'name', 'arabic_name', 'season'])
    .orderBy('api_id')
    .execute();
  const seasons = await db.selectFrom('seasons').select('season').distinct().orderBy('season').execute();
  const channels = await db.selectFrom('channels').select('slug').orderBy('slug').execute();
  const commentators = await db.selectFrom('commentators').select('slug').orderBy('slug').execute();
  const articles = await db.selectFrom('articles').select('slug').orderBy('slug').execute();
  const episodes = await db.selectFrom('podcast_episodes').select('id').orderBy('id').execute();
  const some = <T>(list: readonly T[], most = MOST) => shuffled(randomOf('words'), list).slice(0, most);
  const named = [...some(teams), ...some(players), ...competitions];
  return {
    matches: some(matches).map(({ id }) => id),
    teams: teams.map(({ id }) => id),
    slugs: teams.map(({ slug }) => slug),
    players: some(players, MOST_PLAYERS).map(({ id }) => id),
    competitions: competitions.map(({ id }) => id),
    channels: channels.map(({ slug }) => slug),
    commentators: [...commentators.map(({ slug }) => slug), 'معلق-تجريبي-1'],
    articles: some(articles.flatMap(({ slug }) => slug ?? [])),
    episodes: some(episodes).map(({ id }) => id),
    seasons: [...new Set([...seasons, ...competitions].map(({ season }) => season))],
    countries: [...new Set(teams.flatMap(({ country }) => country ?? []))],
    names: [...named.flatMap(({ name, arabic_name }) => [name, arabic_name]), 'البرسا', 'الريال', 'man utd'],
    now,
    head: await findHead(db),
  };
}
