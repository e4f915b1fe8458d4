import { translate } from '@safira/arabic/names/translate';
import type { Fixture, Team } from '../world/model.ts';
import { kickoffAt, type World } from '../world/world.ts';
import { byAudience, national, preferred, regional } from './guide-channels.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BEHIND_MS = 18 * HOUR_MS;
const AHEAD_MS = 75 * HOUR_MS;
/** A broadcast starts before the kick-off and ends after the interviews. */
const BEFORE_MS = 15 * MINUTE_MS;
const AFTER_MS = 120 * MINUTE_MS;
const STUDIO_MS = 30 * MINUTE_MS;
const REPLAY_AFTER_MS = 9 * HOUR_MS;

export type DemoProgramme = {
  /** Our slug; the guide calls it `demo.` and the slug. */
  channel: string;
  start: number;
  /** Some guides leave it out. */
  stop: number | null;
  title: string;
  subTitle: string;
  language: 'ar' | 'en' | 'fr';
  commentators: readonly string[];
  /** The match it shows live; null for everything else. */
  fixture: number | null;
};

/** OURS-17: what the channels of the simulated world show, from some hours ago to three days ahead. */
export function listProgrammes(world: World, now: number): DemoProgramme[] {
  const fixtures = world
    .fixtures({ from: now - BEHIND_MS, to: now + AHEAD_MS }, now)
    .filter(({ competition }) => byAudience.includes(competition.id))
    .toSorted((a, b) => rank(a) - rank(b) || kickoffAt(a, now) - kickoffAt(b, now) || a.id - b.id);
  const schedule = makeSchedule();
  for (const fixture of fixtures) {
    const start = kickoffAt(fixture, now) - BEFORE_MS;
    const stop = kickoffAt(fixture, now) + AFTER_MS;
    const id = fixture.competition.id;
    const channel = schedule.take([...(preferred.get(id) ?? []), ...regional], start, stop);
    const atHome = schedule.take(national.get(id) ?? [], start, stop);
    for (const one of [channel, atHome]) if (one) schedule.add(live(fixture, one, { start, stop }));
    if (channel) surround(schedule, fixture, { channel, start });
  }
  return schedule.all().toSorted((a, b) => a.channel.localeCompare(b.channel) || a.start - b.start);
}

const rank = ({ competition }: Fixture) => byAudience.indexOf(competition.id);

type Span = { start: number; stop: number };

/** Talk before a match, and its repetition in the night, where the channel has time for them. */
function surround(
  schedule: ReturnType<typeof makeSchedule>,
  fixture: Fixture,
  { channel, start }: { channel: string; start: number },
): void {
  const { home, away } = arabicNames(fixture);
  const common = { channel, subTitle: '', language: 'ar' as const, commentators: [], fixture: null };
  const before = { start: start - STUDIO_MS, stop: start };
  if (fixture.id % 3 === 0 && schedule.take([channel], before.start, before.stop))
    schedule.add({ ...common, ...before, title: `الاستوديو التحليلي: ${home} × ${away}` });
  const later = { start: start + REPLAY_AFTER_MS, stop: start + REPLAY_AFTER_MS + 2 * HOUR_MS };
  if (fixture.id % 4 === 0 && schedule.take([channel], later.start, later.stop))
    schedule.add({ ...common, ...later, title: `إعادة: ${home} × ${away}` });
}

/** Guides spell the same thing in many ways; a few have the names wrong, no end, or everything in the sub-title. */
function live(fixture: Fixture, channel: string, { start, stop }: Span): DemoProgramme {
  const { home, away } = arabicNames(fixture);
  const league = translate('competition', fixture.competition.name, fixture.competition.country.name).text;
  const english = `${fixture.home.name} v ${fixture.away.name}`;
  const common = {
    channel,
    start,
    stop: fixture.id % 17 === 0 ? null : stop,
    subTitle: '',
    language: 'ar' as const,
    commentators: commentatorsOf(fixture),
    fixture: fixture.id,
  };
  const variants: readonly Pick<DemoProgramme, 'title' | 'subTitle' | 'language'>[] = [
    { title: `${league}: ${home} × ${away} – مباشر`, subTitle: '', language: 'ar' },
    { title: `${home} و${away}`, subTitle: league, language: 'ar' },
    { title: `LIVE: ${fixture.competition.name} - ${english}`, subTitle: '', language: 'en' },
    { title: `مباشر | ${home} ضد ${away} | ${league}`, subTitle: '', language: 'ar' },
    { title: `${fixture.home.name} - ${fixture.away.name} (direct)`, subTitle: '', language: 'fr' },
    { title: `${away} أمام ${home}`, subTitle: `${league} 2026/2027`, language: 'ar' },
  ];
  return { ...common, ...variants[fixture.id % variants.length]! };
}

/** Two thirds of the matches have one, some two. Invented people have names that no one can take for real. */
function commentatorsOf({ id }: Fixture): string[] {
  const name = (number: number) => `معلّق تجريبي ${(number % 8) + 1}`;
  if (id % 3 === 0) return [];
  return id % 11 === 0 ? [name(id), name(id + 3)] : [name(id)];
}

function arabicNames({ home, away }: Fixture) {
  const name = (team: Team) => translate('club', team.name, team.country).text;
  return { home: name(home), away: name(away) };
}

/** One programme at a time on each channel. */
function makeSchedule() {
  const programmes = new Map<string, DemoProgramme[]>();
  const busy = new Map<string, Span[]>();
  return {
    /** The first of these channels that is free in that time; it is then taken. */
    take: (channels: readonly string[], start: number, stop: number): string | undefined => {
      const channel = channels.find((one) =>
        (busy.get(one) ?? []).every((other) => other.stop <= start || other.start >= stop),
      );
      if (channel) busy.set(channel, [...(busy.get(channel) ?? []), { start, stop }]);
      return channel;
    },
    add: (programme: DemoProgramme) => {
      programmes.set(programme.channel, [...(programmes.get(programme.channel) ?? []), programme]);
    },
    all: () => [...programmes.values()].flat(),
  };
}
