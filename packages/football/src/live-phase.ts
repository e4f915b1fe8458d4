/** DLG-19: the part of a match that is being played, or rested in. */
export type LivePhase = 'first_half' | 'half_time' | 'second_half' | 'extra_time' | 'break' | 'penalties';

const phases: Readonly<Record<string, LivePhase>> = {
  '1H': 'first_half',
  HT: 'half_time',
  '2H': 'second_half',
  ET: 'extra_time',
  BT: 'break',
  P: 'penalties',
};

/** DLG-19: undefined where nobody plays, or nobody says which part. */
export const livePhase = (code: string): LivePhase | undefined =>
  Object.hasOwn(phases, code) ? phases[code] : undefined;
