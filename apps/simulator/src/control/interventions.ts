import type { Intervention } from '../world/model.ts';

/** Changes made through the control API, by fixture. In memory: a restart loses them. */
export function makeInterventions() {
  const byFixture = new Map<number, Intervention[]>();
  return {
    of: (fixtureId: number): readonly Intervention[] => byFixture.get(fixtureId) ?? [],
    add(fixtureId: number, intervention: Intervention) {
      byFixture.set(fixtureId, [...(byFixture.get(fixtureId) ?? []), intervention]);
    },
    reset() {
      byFixture.clear();
    },
  };
}
export type Interventions = ReturnType<typeof makeInterventions>;
