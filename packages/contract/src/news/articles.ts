import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from '../matches/matches.ts';
import { id, limitOf, named, page, TeamRef } from '../parts.ts';
import { Block } from './body.ts';

/** NEWS-01 */
export const categories = [
  'reports',
  'previews',
  'breaking',
  'transfers',
  'injuries',
  'analysis',
  'interviews',
  'general',
] as const;
export const Category = z.enum(categories);
export type Category = z.infer<typeof Category>;

export const ArticleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: Category,
  /** OURS-21: written by a program from the record of the match. */
  isAutomatic: z.boolean(),
  /** `url` is that of the middle one of three widths: `-320`, `-640` and `-1200`. */
  images: z.array(
    z.object({ url: z.string(), alt: z.string(), credit: z.string(), width: z.int(), height: z.int() }),
  ),
  publishedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Null for an automatic report. */
  reporter: z.object({ name: z.string() }).nullable(),
  competition: z.object({ id: z.int(), ...named, logo: z.string().nullable() }).nullable(),
  /** The teams it is about; of a match, the home team first. */
  teams: z.array(TeamRef),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

export const Article = ArticleCard.extend({
  /** HTML, made from `body` and sanitised. */
  content: z.string(),
  body: z.array(Block),
  match: Match.nullable(),
  /** Those that the body shows as cards. */
  matches: z.array(Match),
  /** OURS-22: the newest first. */
  corrections: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
});
export type Article = z.infer<typeof Article>;

const lang = z.enum(['ar']).default('ar').meta({ default: 'ar' });

/** NEWS-01: the newest first. */
export const listNews = endpoint({
  method: 'GET',
  path: '/news',
  summary: 'A page of published articles',
  query: z.object({
    page,
    limit: limitOf(5),
    lang,
    /** Anything but `published` is refused (403): drafts are in the newsroom. */
    status: z.enum(['published', 'draft', 'review', 'scheduled', 'withdrawn']).default('published').meta({
      default: 'published',
    }),
    category: Category.optional(),
    competition: id.optional(),
  }),
  data: z.array(ArticleCard),
  side: z.object({ pagination: z.object({ current: z.int(), total: z.int(), totalPages: z.int() }) }),
  cache: 'brief',
});

export const getFeaturedNews = endpoint({
  method: 'GET',
  path: '/news/featured',
  summary: 'The lead article and those next to it',
  query: z.object({ lang }),
  data: z.array(ArticleCard),
  cache: 'brief',
});

/** The folded words of its first title and a number: «الأهلي-يفوز-على-الزمالك-1208». The edge accepts the same letters. */
export const ArticleParams = z.object({ slug: z.string().regex(/^[a-z0-9\u0620-\u06d3-]{1,120}$/) });

/** NEWS-02 */
export const getArticle = endpoint({
  method: 'GET',
  path: '/news/:slug',
  summary: 'One article by its slug or id',
  params: ArticleParams,
  data: Article,
  cache: 'brief',
});

/** The newest articles about one of these, for a block on its page. */
export const listNewsAbout = endpoint({
  method: 'GET',
  path: '/news/about',
  summary: 'The newest published articles about a team, a player, a match or a competition',
  query: z.object({ subject: z.enum(['team', 'player', 'match', 'competition']), id }),
  data: z.array(ArticleCard),
  cache: 'brief',
});
