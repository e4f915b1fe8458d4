import type { Clock } from '@safira/football/clock';
import { makeFaults, type Faults } from './faults.ts';
import { makeInterventions, type Interventions } from './interventions.ts';
import { makeLimits, type Limits } from './limits.ts';
import { makeWorld, type World } from './world.ts';

/** The world and what is remembered about it between two calls. */
export type Simulation = {
  seed: number;
  clock: Clock;
  world: World;
  interventions: Interventions;
  faults: Faults;
  limits: Limits;
};

export function makeSimulation({
  seed,
  quiet,
  clock,
}: {
  seed: number;
  quiet: boolean;
  clock: Clock;
}): Simulation {
  return {
    seed,
    clock,
    world: makeWorld({ seed, quiet }),
    interventions: makeInterventions(),
    faults: makeFaults(),
    limits: makeLimits(clock),
  };
}
