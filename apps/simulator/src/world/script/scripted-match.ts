import { matchAt } from '../play/match-now.ts';
import type { Fixture, Incident, MatchNow, Minute, Moment, Played } from '../model.ts';
import { withFormations } from './formations.ts';
import { incidentsOf, kicksOf, timed } from './incidents.ts';
import type { Script, ScriptedPhase } from './script.ts';
import { momentOf, stageOf } from './stage.ts';

/** A script and the moment from which it applies. */
export type Order = { at: number; script: Script };

type Course = { order: Order; kickoff: number; play: (fixture: Fixture) => Played };

/**
 * HOUSE: a match according to its script. If that sets a phase, the clock stands still in it; otherwise the match goes
 * on by its own clock, and the scripted events come in their minutes. Later control calls are applied on top.
 */
export function scriptedMatch(fixture: Fixture, moment: Moment, { order, kickoff, play }: Course): MatchNow {
  const { script, at } = order;
  const drawn = play(fixture);
  const course = { ...drawn, lineups: withFormations(drawn.lineups, script) };
  const done = moment.interventions(fixture.id);
  const staged = { script, lineups: course.lineups };
  if (!hasPhase(script)) {
    const { events } = script;
    const played = events ? { ...course, incidents: incidentsOf(events, course) } : course;
    const interventions = () => (events ? done.filter((one) => one.at >= at) : done);
    return { ...matchAt(fixture, { ...moment, interventions }, () => played), staged };
  }
  const { played, now } = stagedPlay(course, script, kickoff);
  // Interventions after the script was set happen in its minute.
  const since = done
    .filter((one) => one.at >= at && one.at <= moment.now)
    .map((one) => ({ ...one, at: now }));
  const plain: Fixture = { ...fixture, kickoff, fate: { kind: 'played' } };
  const match = matchAt(plain, { now, interventions: () => since }, () => played);
  const hasEnded = match.endsAt !== null && now >= match.endsAt;
  return { ...match, fixture, endsAt: hasEnded ? at : null, staged: { ...staged, now } };
}

const hasPhase = (script: Script): script is Script & { phase: ScriptedPhase } => script.phase !== undefined;

function stagedPlay(course: Played, script: Script & { phase: ScriptedPhase }, kickoff: number) {
  const scripted: Minute[] = (script.events ?? []).map(({ minute, extra }) => ({
    elapsed: minute,
    extra: extra ?? null,
  }));
  const shown: Minute[] = script.minute ? [{ elapsed: script.minute, extra: script.extra ?? null }] : [];
  const stays = course.incidents.filter(({ isShootout, until }) => !isShootout && until === null);
  const stage = stageOf(script.phase, kickoff, [...scripted, ...shown, ...stays.map(({ minute }) => minute)]);
  const onStage = { ...course, ...stage };
  const inPlay: Incident[] = script.events
    ? incidentsOf(script.events, onStage)
    : timed(stays, stage.periods);
  const played = { ...onStage, incidents: inPlay };
  return {
    played: { ...played, incidents: [...inPlay, ...kicksOf(script, played)] },
    now: momentOf(script, stage, scripted),
  };
}
