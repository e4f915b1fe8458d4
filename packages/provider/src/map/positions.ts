import type { Position } from '@safira/football/observed/records';

const positions: Readonly<Record<string, Position>> = {
  g: 'goalkeeper',
  d: 'defender',
  m: 'midfielder',
  f: 'attacker',
  a: 'attacker',
};

/** `G` in a match, `Goalkeeper` in a squad: the first letter is enough for both. */
export function positionOf(text: string | null | undefined): Position | null {
  return positions[text?.trim().charAt(0).toLowerCase() ?? ''] ?? null;
}
