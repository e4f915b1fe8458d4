import { AppError } from '@safira/contract/errors';
import { sitemapIndex, SitemapParams, sitemapPart } from '@safira/contract/files';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import * as store from '@safira/store/sitemaps/entries';
import { admitRead } from '../../limiter.ts';
import { serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';
import { newsSitemapXml, sitemapXml } from './xml.ts';

type Tools = { db: Db; clock: Clock; siteUrl: string };

/** Pages that are always there. */
const fixed = [
  '/',
  '/competitions',
  '/teams',
  '/players',
  '/news',
  '/tv',
  '/corrections',
  '/status',
  '/about',
  '/privacy',
  '/terms',
  '/sources',
];

/** OURS-32: the addresses of the site for search engines, in files of bounded size. */
export function sitemapRoutes({ app, snapshots, limiter }: Api, { db, clock, siteUrl }: Tools): void {
  async function indexEntries(): Promise<store.SitemapEntry[]> {
    const matches = await store.listMatchEntries(db, clock.now());
    // A file of teams or competitions changes with the matches: their pages do.
    const changedAt = newest(matches);
    const [teams, players] = [await store.listRanges(db, 'teams'), await store.listRanges(db, 'players')];
    const commentators = await store.listCommentatorEntries(db);
    const news = await store.listNewsEntries(db, clock.now());
    const file = (name: string) => `/sitemaps/${name}.xml`;
    return [
      { path: file('pages') },
      ...['competitions', 'matches', ...teams.map((range) => `teams-${range}`)].map((name) => ({
        path: file(name),
        changedAt,
      })),
      ...players.map((range) => ({ path: file(`players-${range}`) })),
      ...(commentators.length > 0 ? [{ path: file('commentators') }] : []),
      ...(news.length > 0 ? [{ path: file('news'), changedAt: news[0]!.publishedAt }] : []),
    ];
  }

  async function partEntries(part: string): Promise<store.SitemapEntry[]> {
    const [kind, number] = part.replace('.xml', '').split('-');
    const range = Number(number);
    switch (kind) {
      case 'pages':
        return fixed.map((path) => ({ path }));
      case 'competitions':
        return store.listCompetitionEntries(db);
      case 'matches':
        return store.listMatchEntries(db, clock.now());
      case 'commentators':
        return store.listCommentatorEntries(db);
      case 'teams':
        return store.listTeamEntries(db, { range, now: clock.now() });
      default:
        return store.listPlayerEntries(db, range);
    }
  }

  async function build(part: string | undefined) {
    if (part === 'news.xml') return buildNews();
    const entries = part === undefined ? await indexEntries() : await partEntries(part);
    if (entries.length === 0) throw new AppError('not_found', `sitemap ${part}`);
    const body = sitemapXml(part === undefined ? 'sitemaps' : 'pages', { siteUrl, entries });
    return { body, seq: undefined, cache: 'settled' as const, dependsOn: {} };
  }

  async function buildNews() {
    const entries = await store.listNewsEntries(db, clock.now());
    if (entries.length === 0) throw new AppError('not_found', 'sitemap of news');
    return { body: newsSitemapXml(siteUrl, entries), seq: undefined, cache: 'brief' as const, dependsOn: {} };
  }

  for (const { path, contentType } of [sitemapIndex, sitemapPart]) {
    serveFile(app, {
      path: `/api${path}`,
      contentType,
      find: async (request) => {
        const part =
          path === sitemapIndex.path ? undefined : SitemapParams.safeParse(request.params).data?.id;
        if (path !== sitemapIndex.path && part === undefined)
          throw new AppError('not_found', 'no such sitemap');
        const { snapshot, staleMs } = await snapshots.read(`${path} ${part ?? ''}`, () => build(part), {
          admit: () => admitRead(limiter, request),
        });
        return { ...snapshot, staleMs, bytes: () => snapshot.bytes('identity') };
      },
    });
  }
}

function newest(entries: readonly store.SitemapEntry[]): Date | undefined {
  const times = entries.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined;
}
