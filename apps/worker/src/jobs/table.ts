import { IDS_AT_ONCE } from '@safira/provider/client';
import { DETAILS_EVERY_POLLS, type Work } from '../planner.ts';
import type { SyncJob } from './job.ts';
import { dueGuides } from './guides.ts';
import { dueHighlights } from './highlights.ts';
import { dueChecks, dueDays, dueFixtures, dueLineups } from './matches.ts';
import { duePictures } from './pictures.ts';
import {
  dueInjuries,
  dueLeaders,
  dueLeagues,
  duePlayers,
  duePredictions,
  dueSquads,
  dueStandings,
  dueTeams,
} from './records.ts';
import { dueRetention, dueWeights } from './retention.ts';
import { listDueSyncRequests } from './sync-requests.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const groupsOf = (matches: number) => Math.ceil(matches / IDS_AT_ONCE);

/** Not scheduled jobs: both run in the live loop, under the lease `live`. */
const loops: readonly Work[] = [
  {
    name: 'live list',
    value: 'live',
    when: 'every 15, 30 or 60 s while anything is played, else every 5 min',
    calls: ({ liveHours }, everyS) => (liveHours * 3_600) / everyS + (24 - liveHours) * 12,
  },
  {
    name: 'live details',
    value: 'live',
    when: 'with every fourth live list, twenty matches a call',
    // A match takes two hours, which gives the average number of matches played at once.
    calls: ({ matches, liveHours }, everyS) =>
      liveHours === 0
        ? 0
        : ((liveHours * 3_600) / (everyS * DETAILS_EVERY_POLLS)) * groupsOf((matches * 2) / liveHours),
  },
];

/**
 * When each job runs and what it costs, in the order in which a fresh database is filled. `everyMs` is how often
 * PostgreSQL is queried for what is due (store/src/sync/due.ts defines that); `calls` are provider calls a day.
 */
export const jobs: readonly SyncJob[] = [
  {
    name: 'leagues',
    value: 'history',
    when: 'every day',
    everyMs: MINUTE_MS,
    calls: () => 1,
    due: (tools) => dueLeagues(tools, { everyMs: DAY_MS }),
  },
  {
    name: 'fixtures',
    value: 'history',
    when: 'every season, every two days',
    everyMs: MINUTE_MS,
    calls: ({ leagues }) => leagues / 2,
    due: dueFixtures,
  },
  {
    name: 'days around today',
    value: 'today',
    when: 'three days, every hour',
    everyMs: MINUTE_MS,
    calls: () => 3 * 24,
    due: (tools) => dueDays(tools, { from: -1, to: 1, everyMs: HOUR_MS }),
  },
  {
    name: 'coming days',
    value: 'history',
    when: 'seven days, every 12 h',
    everyMs: 5 * MINUTE_MS,
    calls: () => 7 * 2,
    due: (tools) => dueDays(tools, { from: 2, to: 8, everyMs: 12 * HOUR_MS }),
  },
  {
    name: 'line-ups',
    value: 'today',
    when: 'in the last hour before a match, every 5 min until they are out',
    everyMs: MINUTE_MS,
    calls: ({ matches }) => 8 * Math.max(groupsOf(matches), Math.ceil(matches / 5)),
    due: dueLineups,
  },
  {
    name: 'final checks',
    value: 'today',
    when: 'at the end of a match, 10 min and 2 h later, next morning',
    everyMs: MINUTE_MS,
    calls: ({ matches }) => 4 * Math.max(groupsOf(matches), Math.ceil(matches / 3)),
    due: (tools, limit) => dueChecks(tools, { of: 'these days', limit }),
  },
  {
    name: 'checks of history',
    value: 'history',
    when: 'once for each match that was over when it was first stored',
    everyMs: MINUTE_MS,
    calls: () => 0,
    due: (tools, limit) => dueChecks(tools, { of: 'history', limit }),
  },
  {
    name: 'standings',
    value: 'today',
    when: '10 min after each end, every 2 h around matches, every day',
    everyMs: MINUTE_MS,
    calls: ({ leagues, playing, liveHours, matches }) =>
      Math.min(matches, playing * 4) + playing * Math.min(liveHours / 2, 3) + leagues - playing,
    due: dueStandings,
  },
  {
    name: 'teams',
    value: 'history',
    when: 'every week, with their venues',
    everyMs: 5 * MINUTE_MS,
    calls: ({ leagues }) => leagues / 7,
    due: dueTeams,
  },
  {
    name: 'leaders',
    value: 'today',
    when: 'four lists, in the morning after a match',
    everyMs: 5 * MINUTE_MS,
    calls: ({ playing }) => 4 * playing,
    due: dueLeaders,
  },
  {
    name: 'injuries',
    value: 'today',
    when: 'every day',
    everyMs: 5 * MINUTE_MS,
    calls: ({ leagues }) => leagues,
    due: dueInjuries,
  },
  {
    name: 'predictions',
    value: 'today',
    when: 'once, in the two days before a match',
    everyMs: 5 * MINUTE_MS,
    calls: ({ matches }) => matches,
    due: duePredictions,
  },
  {
    name: 'sync requests',
    value: 'on-demand',
    when: 'when a reader opens something that is not stored',
    everyMs: 2 * SECOND_MS,
    calls: ({ onDemand }) => onDemand,
    due: listDueSyncRequests,
  },
  {
    name: 'squads',
    value: 'history',
    when: 'every two weeks, with the coach',
    everyMs: 5 * MINUTE_MS,
    calls: ({ teams }) => (2 * teams) / 14,
    due: dueSquads,
  },
  {
    name: 'players',
    value: 'history',
    when: 'every two weeks, two pages a team',
    everyMs: 5 * MINUTE_MS,
    calls: ({ teams }) => (2 * teams) / 14,
    due: duePlayers,
  },
  {
    name: 'pictures',
    value: 'history',
    when: 'every month',
    everyMs: MINUTE_MS,
    round: 10, // 200 pictures: some seconds of a core
    calls: () => 0,
    due: duePictures,
  },
  {
    name: 'highlights',
    value: 'history',
    when: 'every channel, every 15 min; the video site counts its own calls',
    everyMs: MINUTE_MS,
    calls: () => 0,
    isEndless: true,
    due: dueHighlights,
  },
  {
    name: 'guide-import',
    value: 'history',
    when: 'every TV guide, every 6 h; no provider calls',
    everyMs: MINUTE_MS,
    calls: () => 0,
    isEndless: true,
    due: (tools) => dueGuides(tools, { everyMs: 6 * HOUR_MS }),
  },
  {
    name: 'retention',
    value: 'history',
    when: 'every hour',
    everyMs: HOUR_MS,
    calls: () => 0,
    isEndless: true,
    due: dueRetention,
  },
  {
    name: 'weights of names',
    value: 'history',
    when: 'every 10 min',
    everyMs: 10 * MINUTE_MS,
    calls: () => 0,
    isEndless: true,
    due: dueWeights,
  },
];

export const works: readonly Work[] = [...loops, ...jobs];
