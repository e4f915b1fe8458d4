import type { DayChannel } from '@safira/contract/broadcasts/day';
import type { TvChannel } from '@safira/contract/matches/channels';
import type { Match } from '@safira/contract/matches/matches';
import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatch } from '@safira/contract/testing/matches';

/** A channel that a guide names. */
export const onChannel = (slug: string, name: string, channel: Partial<TvChannel> = {}): TvChannel =>
  aTvChannel({
    slug,
    name,
    isConfirmed: true,
    source: 'guide',
    checkedAt: '2026-11-21T15:10:00.000Z',
    ...channel,
  });

export const aCommentator = (number: number, isConfirmed = true) => ({
  slug: `commentator-${number}`,
  name: `المعلق ${number}`,
  isConfirmed,
});

const shownOn = (
  tvChannels: TvChannel[],
  overrides: Parameters<typeof aMatch>[0],
  tvElsewhere: TvChannel[] = [],
): Match => ({ ...aMatch(overrides), tvChannels, ...(tvElsewhere.length > 0 && { tvElsewhere }) });

export const tvChannels: DayChannel[] = [
  { slug: 'first-1', name: 'الأولى 1', network: 'الأولى', access: 'free' },
  { slug: 'second-1', name: 'الثانية 1', network: 'الثانية', access: 'paid' },
  { slug: 'second-2', name: 'الثانية 2', network: 'الثانية', access: 'paid' },
];

/**
 * An evening in Riyadh, 9 p.m. on the 21st: one finished, one being played, one later that ends after midnight, one of
 * which only the network is known. Match 2 is shown in Egypt on another channel, too.
 */
export const tvMatches: Match[] = [
  shownOn([onChannel('second-2', 'الثانية 2', { access: 'paid' })], {
    id: 1,
    home: 'الفريق أ',
    away: 'الفريق ب',
    status: 'FT',
    goals: [3, 0],
    date: '2026-11-21T15:00:00.000Z',
  }),
  shownOn(
    [onChannel('second-1', 'الثانية 1', { access: 'paid', commentators: [aCommentator(1)] })],
    {
      id: 2,
      home: 'الفريق ج',
      away: 'الفريق د',
      status: '2H',
      elapsed: 67,
      goals: [2, 1],
      date: '2026-11-21T17:00:00.000Z',
      leagueId: 39,
      league: 'الدوري الثاني',
    },
    [onChannel('first-1', 'الأولى 1', { access: 'free', countries: ['EG'] })],
  ),
  shownOn([aTvChannel({ name: 'الشبكة الثالثة' })], {
    id: 3,
    home: 'الفريق هـ',
    away: 'الفريق و',
    date: '2026-11-21T19:00:00.000Z',
    leagueId: 39,
  }),
  shownOn(
    [
      onChannel('second-1', 'الثانية 1', {
        access: 'paid',
        source: 'editor',
        checkedAt: '2026-11-21T15:40:00.000Z',
        commentators: [aCommentator(2, false)],
      }),
    ],
    { id: 4, home: 'الفريق ز', away: 'الفريق ح', date: '2026-11-21T19:45:00.000Z' },
  ),
];
