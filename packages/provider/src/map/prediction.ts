import type { ObservedPrediction } from '@safira/football/observed/records';
import { z } from 'zod';
import { NumberText } from '../wire/parts.ts';
import { WirePrediction } from '../wire/predictions.ts';
import { mapItem, type Mapped } from './mapped.ts';
import { percentOf } from './numbers.ts';

const Percent = NumberText.transform((text, context) => {
  const percent = percentOf(text);
  if (percent !== null) return percent;
  context.addIssue({ code: 'custom', message: 'is no percentage' });
  return z.NEVER;
});

const Prediction = WirePrediction.pick({ predictions: true }).extend({
  predictions: WirePrediction.shape.predictions.extend({
    percent: z.object({ home: Percent, draw: Percent, away: Percent }),
  }),
});

/** DLG-04: the one item of `predictions`. It does not name its match; that is known from the request. */
export function toPrediction(item: unknown, matchId: number): Mapped<ObservedPrediction> {
  const mapped = mapItem(Prediction, item, {
    make: ({ predictions: { winner, percent, advice } }): ObservedPrediction => ({
      matchId,
      winnerId: winner?.id || null,
      percent,
      advice: advice || null,
    }),
  });
  return mapped.ok ? mapped : { ...mapped, id: matchId };
}
