import { expect } from 'vitest';
import { listCorrections } from '@safira/contract/corrections/corrections';
import { getArticle, getFeaturedNews, listNews, listNewsAbout } from '@safira/contract/news/articles';
import { reportError } from '@safira/contract/corrections/error-reports';
import type { Facts } from './facts.ts';
import { type WorldRead, worldReads } from './reads.ts';

export const newsCalls = ({ report }: Facts): WorldRead[] => [
  worldReads(listNews, '/news?limit=12', ({ data, pagination }) => {
    expect(data).toHaveLength(12);
    expect(pagination.totalPages).toBeGreaterThan(1);
    expect(data.every(({ isAutomatic, category }) => isAutomatic && category === 'reports')).toBe(true);
  }),
  worldReads(listNews, '/news?competition=307&category=reports', ({ data }) => {
    expect(new Set(data.map(({ competition }) => competition?.id))).toEqual(new Set([307]));
  }),
  worldReads(listNewsAbout, '/news/about?subject=competition&id=307', ({ data }) =>
    expect(data).toHaveLength(4),
  ),
  worldReads(getFeaturedNews, '/news/featured', ({ data }) => expect(data).toHaveLength(4)),
  worldReads(getArticle, `/news/${encodeURIComponent(report)}`, ({ data }) => {
    expect(data.body.length).toBeGreaterThan(2);
    expect(data.teams).toHaveLength(2);
    expect(data.match?.league.id).toBe(39);
  }),
  worldReads(listCorrections, '/corrections', ({ data, pagination }) => {
    expect(pagination.total).toBe(data.length);
  }),
  worldReads(
    reportError,
    { path: '/error-reports', body: { target: null, what: 'other', text: 'بلاغ تجريبي' } },
    ({ data }) => expect(data.number).toBeGreaterThan(0),
  ),
];
