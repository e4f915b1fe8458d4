import type { ArticleStatus } from '@safira/contract/newsroom/articles';

/** In the order of the list's filters: what waits for an editor comes first. */
export const states = [
  'review',
  'draft',
  'scheduled',
  'published',
  'withdrawn',
] as const satisfies ArticleStatus[];

/** A new state, and what the change is called. */
export type Move = { to: ArticleStatus; name: keyof typeof moveNames };

/** One article, and all of them. */
export const stateNames: Record<ArticleStatus, { one: string; all: string }> = {
  draft: { one: 'مسودة', all: 'مسودات' },
  review: { one: 'للمراجعة', all: 'للمراجعة' },
  scheduled: { one: 'مجدول', all: 'مجدولة' },
  published: { one: 'منشور', all: 'منشورة' },
  withdrawn: { one: 'مسحوب', all: 'مسحوبة' },
};

export const moveNames = {
  publish: 'انشر الآن',
  publishAgain: 'انشر من جديد',
  review: 'اطلب المراجعة',
  toDrafts: 'أعد إلى المسودات',
  unschedule: 'ألغِ موعد النشر',
  withdraw: 'اسحب من الموقع',
};

/** Where an article can go from each state, apart from a publication at a time. */
export const movesFrom: Record<ArticleStatus, readonly Move[]> = {
  draft: [
    { to: 'published', name: 'publish' },
    { to: 'review', name: 'review' },
  ],
  review: [
    { to: 'published', name: 'publish' },
    { to: 'draft', name: 'toDrafts' },
  ],
  scheduled: [
    { to: 'published', name: 'publish' },
    { to: 'draft', name: 'unschedule' },
  ],
  published: [{ to: 'withdrawn', name: 'withdraw' }],
  withdrawn: [
    { to: 'published', name: 'publishAgain' },
    { to: 'draft', name: 'toDrafts' },
  ],
};
