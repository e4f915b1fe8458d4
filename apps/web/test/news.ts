import type { Article, ArticleCard } from '@safira/contract/news/articles';
import { aMatch } from '@safira/contract/testing/matches';

const team = (id: number, name: string) => ({
  id,
  _id: `team-${id}`,
  name,
  originalName: `Team ${id}`,
  logo: `/media/teams/small/${id}.webp`,
});

/** A report of a match, as the list has it. */
export const aCard = (overrides: Partial<ArticleCard> = {}): ArticleCard => ({
  id: 1208,
  slug: 'الاهلي-يفوز-1208',
  title: 'الأهلي يفوز على الزمالك بثلاثة أهداف',
  summary: 'ثلاثة أهداف قبل مرور ساعة أنهت المباراة مبكرًا.',
  category: 'reports',
  isAutomatic: true,
  images: [],
  // 12:30 a.m. of the 22nd in Riyadh
  publishedAt: '2026-11-21T21:30:00.000Z',
  createdAt: '2026-11-21T21:30:00.000Z',
  reporter: null,
  competition: { id: 233, name: 'الدوري المصري', originalName: 'Premier League', logo: null },
  teams: [team(1, 'الأهلي'), team(2, 'الزمالك')],
  ...overrides,
});

export const anArticle = (overrides: Partial<Article> = {}): Article => ({
  ...aCard(),
  content: '<p>حسم</p>',
  body: [
    {
      type: 'paragraph',
      children: [
        { text: 'حسم ' },
        { text: 'الأهلي', link: { kind: 'team', id: 1 } },
        { text: ' مواجهته في ' },
        { text: 'الدوري المصري', link: { kind: 'competition', id: 233 } },
        { text: '.' },
      ],
    },
    {
      type: 'paragraph',
      children: [
        { text: 'سجل ' },
        { text: 'لاعب تجريبي', link: { kind: 'player', id: 9 } },
        { text: ' الثاني في الدقيقة ' },
        { text: '45+2′', isLtr: true },
        { text: '.' },
      ],
    },
  ],
  match: aMatch({ id: 77, home: 'الأهلي', away: 'الزمالك', status: 'FT', goals: [3, 0] }),
  matches: [],
  corrections: [],
  ...overrides,
});
