import { z } from 'zod';

const Side = z.enum(['home', 'away']);
/** Both sides, or one. */
const perSide = <T extends z.ZodType>(of: T) => z.strictObject({ home: of.optional(), away: of.optional() });

/** `3-4-3`: ten players in two to five lines, from the back. */
const Formation = z
  .string()
  .regex(/^[1-6](?:-[1-6]){1,4}$/)
  .refine(
    (text) => lineSizes(text).reduce((sum, size) => sum + size) === 10,
    'a formation has ten outfield players',
  );

export const lineSizes = (formation: string): number[] => formation.split('-').map(Number);

const ScriptedEvent = z
  .strictObject({
    side: Side,
    minute: z.int().min(1).max(120),
    extra: z.int().min(1).max(20).optional(),
    kind: z.enum([
      'goal',
      'own-goal',
      'penalty',
      'missed-penalty',
      'yellow',
      'second-yellow',
      'red',
      'substitution',
      'var-cancelled',
      'var-confirmed',
    ]),
    /** Instead of the provider's usual wording. */
    detail: z.string().min(1).optional(),
    /** Sent without player names. */
    unnamed: z.literal(true).optional(),
  })
  .refine(({ minute, extra }) => extra === undefined || [45, 90, 105, 120].includes(minute), {
    message: 'only the last minute of a half may have extra',
    path: ['extra'],
  });
export type ScriptedEvent = z.infer<typeof ScriptedEvent>;

export const ScriptedPhase = z.enum(['NS', '1H', 'HT', '2H', 'ET', 'BT', 'P', 'FT', 'AET', 'PEN']);
export type ScriptedPhase = z.infer<typeof ScriptedPhase>;

/** The minutes the clock may show, and the last minute of possible events. */
const minutesOf: Record<ScriptedPhase, { shown: readonly [from: number, to: number] | null; last: number }> =
  {
    NS: { shown: null, last: 0 },
    '1H': { shown: [1, 45], last: 45 },
    HT: { shown: null, last: 45 },
    '2H': { shown: [46, 90], last: 90 },
    FT: { shown: null, last: 90 },
    BT: { shown: [90, 105], last: 105 },
    ET: { shown: [91, 120], last: 120 },
    AET: { shown: null, last: 120 },
    P: { shown: null, last: 120 },
    PEN: { shown: null, last: 120 },
  };

const Kicks = z.array(z.boolean()).max(20);

/** HOUSE: facts that replace the generated ones of a match. Omitted parts are unchanged. */
export const Script = z
  .strictObject({
    formation: perSide(Formation).optional(),
    grids: perSide(z.enum(['missing', 'invalid'])).optional(),
    lineups: z.enum(['none', 'home']).optional(),
    statistics: z.enum(['none', 'home']).optional(),
    events: z.array(ScriptedEvent).max(60).optional(),
    phase: ScriptedPhase.optional(),
    minute: z.int().optional(),
    extra: z.int().min(1).max(20).optional(),
    shootOut: z.strictObject({ home: Kicks, away: Kicks }).optional(),
    /** The number of finished head-to-head matches before this match. */
    meetings: z.int().min(0).max(40).optional(),
    predictions: z.literal('none').optional(),
  })
  .superRefine((script, context) => {
    const message = contradictionIn(script);
    if (message) context.addIssue({ code: 'custom', message });
  });
export type Script = z.infer<typeof Script>;

type Timed = {
  phase?: ScriptedPhase | undefined;
  minute?: number | undefined;
  extra?: number | undefined;
  events?: readonly ScriptedEvent[] | undefined;
  shootOut?: object | undefined;
};

function contradictionIn({ phase, minute, extra, events = [], shootOut }: Timed): string | undefined {
  if (extra !== undefined && minute === undefined) return 'extra needs a minute';
  if (phase === undefined) {
    if (minute !== undefined) return 'a minute needs its phase';
    return shootOut && 'a shoot-out needs the phase P or PEN';
  }
  if (shootOut && phase !== 'P' && phase !== 'PEN') return `no shoot-out in ${phase}`;
  const { shown, last } = minutesOf[phase];
  if (minute !== undefined && (!shown || minute < shown[0] || minute > shown[1]))
    return `the clock does not show ${minute} in ${phase}`;
  if (phase === 'BT' && minute !== undefined && minute !== 90 && minute !== 105)
    return 'a break is after 90 or 105 minutes';
  const late = events.find((event) => event.minute > (minute ?? last));
  return late && `nothing can have happened in minute ${late.minute} yet`;
}
