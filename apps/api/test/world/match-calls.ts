import { expect } from 'vitest';
import { getBroadcastsOfDay } from '@safira/contract/broadcasts/day';
import { getCommentator } from '@safira/contract/broadcasts/commentators';
import { resolveChannels } from '@safira/contract/matches/channels';
import { getHeadToHead } from '@safira/contract/matches/head-to-head';
import { listRecentMatches, listUpcomingMatches } from '@safira/contract/matches/lists';
import { getLiveMatches, getMatch, getMatchesOfDay } from '@safira/contract/matches/matches';
import { getPrediction } from '@safira/contract/matches/predictions';
import { type WorldRead, worldReads } from './reads.ts';
import { type Facts, LIVE } from './facts.ts';

export const matchCalls = ({ finished, live, coming }: Facts): WorldRead[] => [
  worldReads(getMatchesOfDay, '/matches?date=2026-11-28&limit=200', ({ data, day }) => {
    const shown = data.matchesByCompetition.map(({ competition }) => competition.id);
    expect(shown).toEqual([39, 307, 233]);
    expect(data.matchesByCompetition.flatMap(({ matches }) => matches).length).toBeGreaterThan(8);
    expect(day).toMatchObject({ date: '2026-11-28', today: '2026-11-28', timezone: 'Asia/Riyadh' });
  }),
  worldReads(getMatchesOfDay, '/matches?date=2026-12-05&timezone=Africa/Cairo', ({ data }) => {
    expect(data.matchesByCompetition.length).toBeGreaterThan(0);
  }),
  worldReads(getBroadcastsOfDay, '/tv', ({ data }) => {
    expect(data.matches.length).toBeGreaterThan(0);
    expect(data.matches.every(({ tvChannels }) => tvChannels !== null)).toBe(true);
  }),
  worldReads(getLiveMatches, '/matches/live', ({ data }) => {
    expect(data).toHaveLength(LIVE);
    for (const match of data) expect(match).toMatchObject({ isLive: true, liveMinute: expect.any(Number) });
  }),
  worldReads(listUpcomingMatches, '/matches/upcoming?days=14', ({ data }) => {
    expect(data).toHaveLength(50);
    expect(data.map(({ date }) => date)).toEqual(data.map(({ date }) => date).toSorted());
  }),
  worldReads(listRecentMatches, '/matches/recent?days=30&limit=100', ({ data }) => {
    expect(data).toHaveLength(100);
    for (const { goals } of data) expect(goals.home).not.toBeNull();
  }),
  worldReads(getMatch, `/matches/${finished.id}`, ({ data }) => {
    const goals = data.events.filter(({ type, detail }) => type === 'Goal' && detail !== 'Missed Penalty');
    expect(goals).toHaveLength(finished.goals);
    expect(data.lineups.map(({ startXI }) => startXI.length)).toEqual([11, 11]);
    expect(data.statistics.map(({ statistics }) => statistics.length > 10)).toEqual([true, true]);
    expect(data.players.map(({ players }) => players.length >= 18)).toEqual([true, true]);
    const { home, away } = data.teams;
    expect([home.playerLeague, away.playerLeague]).toEqual([39, 39]);
    expect(data.highlights).toEqual([]);
  }),
  worldReads(getMatch, `/matches/${live}`, ({ data }) => {
    expect(data.isLive).toBe(true);
    expect(data.lineups).toHaveLength(2);
    expect(data.venue?.city).not.toBeNull();
    expect(data.referee).not.toBeNull();
  }),
  worldReads(getHeadToHead, `/matches/${finished.id}/h2h`, ({ data, h2h }) => {
    expect(data.length).toBeGreaterThan(0);
    expect(h2h).toEqual(data);
    expect(data.map(({ apiId }) => apiId)).not.toContain(finished.id);
  }),
  worldReads(getPrediction, `/matches/${coming}/predictions`, ({ data }) => {
    const { home, draw, away } = data!.percent;
    expect(home + draw + away).toBeGreaterThan(97);
    expect(data!.winner?.name).toBeTruthy();
  }),
  worldReads(getCommentator, `/commentators/${encodeURIComponent('معلق-تجريبي-1')}`, ({ data }) => {
    expect(data.name).toBe('معلّق تجريبي 1');
    expect(data.coming.map(({ league }) => league.id)).toEqual([307]);
  }),
  worldReads(
    resolveChannels,
    { path: '/matches/tv-channels/resolve', body: { matchId: live, debugFull: true } },
    ({ tvChannels, debug }) => {
      expect(tvChannels.map(({ name }) => name)).toEqual(['بي إن سبورتس', 'تود']);
      expect(debug!.normalizedMatches.length).toBeGreaterThan(8);
    },
  ),
];
