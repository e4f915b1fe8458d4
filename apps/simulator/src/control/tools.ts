import type { Faults } from '../faults/faults.ts';
import type { Calls } from '../guard/calls.ts';
import type { Outage } from '../guard/outage.ts';
import type { Limits } from '../limits/limits.ts';
import type { Moment } from '../world/model.ts';
import type { World } from '../world/world.ts';
import type { Interventions } from './interventions.ts';
import type { SettableClock } from './settable-clock.ts';

/** Everything that the control API can change. */
export type ControlTools = {
  world: World;
  clock: SettableClock;
  interventions: Interventions;
  faults: Faults;
  limits: Limits;
  calls: Calls;
  outage: Outage;
};

export const momentOf = ({
  clock,
  interventions,
}: Pick<ControlTools, 'clock' | 'interventions'>): Moment => ({
  now: clock.now(),
  interventions: interventions.of,
});
