import type { MatchRecord } from '../../../apps/simulator/src/control/record.ts';
import {
  addEvents,
  addLineup,
  addPlayer,
  BLOCKS,
  type EventFact,
  type Facts,
  type PlayerFact,
  SIDES,
} from './match-facts.ts';
import { listStoredFacts, type Query } from './stored-facts.ts';

/**
 * HOUSE: compares some matches in PostgreSQL with what really happened: one sentence for each difference, none when
 * both are equal. Differences that come from the provider's format are taken out in `trueFacts`, each next to its
 * reason. People are compared by their ids, because their names differ from call to call (quirk 14).
 */
export async function compareWithRecord(query: Query, records: readonly MatchRecord[]): Promise<string[]> {
  const stored = await listStoredFacts(query, records);
  return records.flatMap((record) => {
    const match = `match ${record.fixture} ${record.home.name} – ${record.away.name}`;
    const facts = stored.get(record.fixture);
    if (!facts) return [`${match}: is not stored`];
    return differences(facts, trueFacts(record)).map((difference) => `${match}: ${difference}`);
  });
}

function differences(stored: Facts, truth: Facts): string[] {
  return [...new Set([...truth.keys(), ...stored.keys()])].flatMap((name) => {
    const is = stored.get(name) ?? null;
    const should = truth.get(name) ?? null;
    return is === should ? [] : [`${name}: stored ${is ?? 'nothing'}, true ${should ?? 'nothing'}`];
  });
}

function trueFacts(record: MatchRecord): Facts {
  const { coverage, score, referee, events, lineups, statistics, players } = record;
  const facts: Facts = new Map();
  facts.set('competition', record.league);
  facts.set('season', record.season);
  facts.set('round', record.round);
  facts.set('home team', record.home.id);
  facts.set('away team', record.away.id);
  facts.set('kick-off', wholeSecond(record.kickoff));
  facts.set('status', record.status);
  facts.set('winner', record.winner);
  facts.set('referee', referee && `${referee.name}, ${referee.country}`);
  for (const side of SIDES) {
    facts.set(`goals ${side}`, record.goals?.[side] ?? null);
    // A missing block is sent and stored as two nulls.
    for (const block of BLOCKS) facts.set(`${block} ${side}`, score[block]?.[side] ?? null);
  }
  // The provider sends nothing that a competition does not cover, so nothing of it may be stored.
  if (coverage.events) addEvents(facts, inOrder(events.map(eventOf)));
  for (const side of SIDES) {
    const lineup = coverage.lineups && lineups?.[side];
    if (lineup) addLineup(facts, side, { ...lineup, coachId: lineup.coach?.id ?? null });
    // The record has zero where the provider sends null (quirk 11); we must store zero, too.
    const values = coverage.statistics && statistics?.[side];
    for (const [type, value] of Object.entries(values || {})) facts.set(`${side} ${type}`, value);
  }
  const covered = coverage.playerStatistics && players;
  for (const player of covered || []) addPlayer(facts, playerOf(player));
  return facts;
}

/** The provider sends whole seconds. */
function wholeSecond(time: string): string {
  return new Date(Math.floor(Date.parse(time) / 1000) * 1000).toISOString();
}

const eventOf = ({ player, assist, ...event }: MatchRecord['events'][number]): EventFact => ({
  ...event,
  player: player?.id ?? null,
  assist: assist?.id ?? null,
});

/** The kicks of a shoot-out come in reverse (quirk 23), so events are sorted by minute; within one, order is kept. */
function inOrder(events: EventFact[]): EventFact[] {
  return events.toSorted((a, b) => a.elapsed - b.elapsed || (a.extra ?? 0) - (b.extra ?? 0));
}

const positions = { G: 'goalkeeper', D: 'defender', M: 'midfielder', F: 'attacker' } as const;

function playerOf({ id, role, passes, ...player }: NonNullable<MatchRecord['players']>[number]): PlayerFact {
  const cards = cardsOf(player.cards);
  const { total, key, accurate } = passes;
  return {
    id,
    // The provider sends the number of accurate passes (quirk 10); we store their share.
    numbers: {
      ...player,
      cards,
      passes: { total, key, accuracy: total ? Math.round((accurate / total) * 100) : null },
    },
    columns: {
      team: player.team,
      minutes: player.minutes,
      goals: player.goals.total,
      assists: player.goals.assists,
      ...cards,
      rating: player.rating,
      number: player.number,
      position: positions[role],
      captain: player.isCaptain,
      substitute: player.isSubstitute,
    },
  };
}

/** The provider sends a second yellow card in several ways (quirk 22); we store one yellow and one `yellowred`. */
function cardsOf({ yellow, red }: { yellow: number; red: number }) {
  return yellow > 1 ? { yellow: 1, yellowred: 1, red: 0 } : { yellow, yellowred: 0, red };
}
