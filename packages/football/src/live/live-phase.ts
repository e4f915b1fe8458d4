/** DLG-19: the phase a live match is in, breaks included. */
export type LivePhase = 'first_half' | 'half_time' | 'second_half' | 'extra_time' | 'break' | 'penalties';

const phases: Readonly<Record<string, LivePhase>> = {
  '1H': 'first_half',
  HT: 'half_time',
  '2H': 'second_half',
  ET: 'extra_time',
  BT: 'break',
  P: 'penalties',
};

/** DLG-19: undefined where the match is not live, or its code does not name the phase. */
export const livePhase = (code: string): LivePhase | undefined =>
  Object.hasOwn(phases, code) ? phases[code] : undefined;
