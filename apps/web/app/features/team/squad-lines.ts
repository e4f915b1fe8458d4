import type { Gender } from '@safira/arabic/terms/gender';
import { positionHeading, positionLabel } from '@safira/arabic/terms/positions';
import type { Answer } from '@safira/contract/endpoint';
import type { getSquad, SquadPlayer } from '@safira/contract/teams/teams';
import * as text from './squad-text.ts';

type Player = SquadPlayer['player'];
type Read = Answer<typeof getSquad>['data'];

export type ShownPlayer = Pick<Player, 'id' | 'name' | 'number' | 'photo'> & {
  isKeeper: boolean;
  /** «حارس مرمى · المغرب · 35 عامًا» */
  facts: string;
};

/** The players by line; the texts are made by the loader, so that browsers need no tables for them. */
export type Squad = Pick<Read, 'coach' | 'absences'> & {
  lines: { heading: string; count: string; players: ShownPlayer[] }[];
};

const lines = ['goalkeeper', 'defender', 'midfielder', 'attacker', null] as const;

/** TEAM-02: players without a line come last. */
export function squadLines({ squad, coach, absences }: Read, gender: Gender): Squad {
  return {
    coach,
    absences,
    lines: lines.flatMap((line) => {
      const players = squad.filter(({ player }) => player.position === line);
      if (players.length === 0) return [];
      return {
        heading: positionHeading(line ?? '', gender),
        count: text.playerCount(players.length, gender),
        players: players.map(({ player }) => toShown(player, gender)),
      };
    }),
  };
}

function toShown(player: Player, gender: Gender): ShownPlayer {
  const { id, name, number, photo, position, age, nationalityName } = player;
  const facts = [
    positionLabel(position ?? '', gender),
    ...(nationalityName ? [nationalityName] : []),
    ...(age === null ? [] : [text.age(age)]),
  ];
  return { id, name, number, photo, isKeeper: position === 'goalkeeper', facts: facts.join(text.dot) };
}
