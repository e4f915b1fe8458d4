import { isSendingOff } from '@safira/football/matches/goals';
import { minuteOrder, personOf } from '@safira/reports/course';
import type { MatchRecord } from '@safira/reports/record';
import type { Desk } from '../desk.ts';
import { minute, person, team } from '../parts.ts';
import type { Story } from '../story.ts';
import { line } from '../text.ts';
import { chosenGoals, hatTrickOf, sayGoal } from './goals.ts';

/** The most important goals and the players sent off, in the order in which it happened. */
export function momentsOf(desk: Desk, story: Story, mostGoals: number): void {
  const { record, goals } = story;
  const moments = [
    ...chosenGoals(story, mostGoals).map((index) => ({
      at: minuteOrder(goals[index]!.minute),
      say: () => sayGoal(desk, story, index),
    })),
    ...record.events.filter(isSendingOff).map((card) => ({
      at: minuteOrder(card.time),
      say: () => sayRedCard(desk, record, card),
    })),
  ];
  for (const { say } of moments.toSorted((a, b) => a.at - b.at)) say();
  if (mostGoals > 0) hatTrickOf(desk, story);
}

function sayRedCard(desk: Desk, { id, teams }: MatchRecord, card: MatchRecord['events'][number]): void {
  const player = personOf(card.player);
  if (!player) return;
  const of = team(card.team.id === teams.home.id ? teams.home : teams.away);
  const [who, when] = [person(player), minute(card.time)];
  desk.say(
    'red card',
    [
      line`تَلَقَّى ${who} لَاعِبُ ${of} بِطَاقَةً حَمْرَاءَ فِي ${when}.`,
      line`أَكْمَلَ ${of} اللِّقَاءَ مَنْقُوصًا بَعْدَ طَرْدِ ${who} فِي ${when}.`,
      line`فَقَدَ ${of} لَاعِبَهُ ${who} بِالطَّرْدِ فِي ${when}.`,
      line`خَرَجَ ${who} لَاعِبُ ${of} بِالبِطَاقَةِ الحَمْرَاءِ فِي ${when}.`,
      line`أَشْهَرَ الحَكَمُ البِطَاقَةَ الحَمْرَاءَ فِي وَجْهِ ${who} لَاعِبِ ${of} فِي ${when}.`,
    ],
    [id],
  );
}
