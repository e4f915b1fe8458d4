import { setTimeout as wait } from 'node:timers/promises';
import type { Day } from '@safira/testkit/simulated-day';

/** Scripts of the simulator (docs/simulator.md): a match with all details, one with a shoot-out, one without any. */
const scripted = {
  'with-everything': {
    home: 2932,
    away: 2939,
    script: {
      phase: '2H',
      minute: 67,
      formation: { home: '4-3-3', away: '4-4-2' },
      meetings: 10,
      events: [
        { side: 'home', minute: 12, kind: 'yellow' },
        { side: 'home', minute: 23, kind: 'goal' },
        { side: 'away', minute: 31, kind: 'missed-penalty' },
        { side: 'away', minute: 38, kind: 'var-cancelled', detail: 'Goal Disallowed - offside' },
        { side: 'away', minute: 45, extra: 2, kind: 'penalty' },
        { side: 'home', minute: 58, kind: 'own-goal' },
        { side: 'away', minute: 61, kind: 'red' },
        { side: 'home', minute: 64, kind: 'substitution' },
        { side: 'away', minute: 66, kind: 'substitution' },
      ],
    },
  },
  'after-kicks': {
    league: 233,
    script: {
      phase: 'P',
      events: [
        { side: 'home', minute: 31, kind: 'goal' },
        { side: 'home', minute: 84, kind: 'second-yellow' },
        { side: 'away', minute: 90, extra: 4, kind: 'goal' },
        { side: 'home', minute: 105, extra: 1, kind: 'yellow' },
      ],
      shootOut: { home: [true, true, false, true, true], away: [true, false, true, true, false] },
    },
  },
  bare: {
    script: { phase: '1H', minute: 1, events: [], lineups: 'none', statistics: 'none' },
  },
};

/** Matches whose details the worker has stored as the simulator sends them, by name. */
export async function stageDetails({ control, query }: Day): Promise<Map<string, number>> {
  const staged = new Map<string, number>();
  for (const [name, order] of Object.entries(scripted)) {
    const { fixture } = await control<{ fixture: number }>('derby', { mayPlayTwice: true, ...order });
    staged.set(name, fixture);
  }
  // The sync request that opening the last tab of the match would make.
  await query(`insert into wanted values ('head-to-head', '2932-2939', now()) on conflict do nothing`);
  for (let attempt = 0; attempt < 60; attempt++) {
    const [{ stored, detailed, synced } = { stored: 0, detailed: 0, synced: 0 }] = await query<{
      stored: number;
      detailed: number;
      synced: number;
    }>(
      `select count(*)::int as stored,
         (select count(distinct match_id)::int from appearances where match_id = any($1)) as detailed,
         (select count(*)::int from last_asked where kind = 'head-to-head') as synced
       from matches where api_id = any($1)`,
      [[...staged.values()]],
    );
    if (stored === staged.size && detailed >= 2 && synced > 0) return staged;
    await wait(2_000);
  }
  throw new Error('the details of the scripted matches were not stored in two minutes');
}
