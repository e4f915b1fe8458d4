import { timeText } from '@safira/arabic/formats/dates';
import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { ServiceState, Status } from '@safira/contract/system/status';
import type { Day } from '@safira/contract/matches/matches';
import { wallTime } from '../../lib/wall-time.ts';
import * as text from './text.ts';

export type ShownLine = { name: string; detail: string; state: ServiceState; stateName: string };

/** Made on the server: the page itself only prints it. */
export type ShownStatus = {
  checked: string;
  state: ServiceState;
  summary: string;
  detail: string;
  services: ShownLine[];
};

const worst: readonly ServiceState[] = ['stopped', 'slow', 'works'];

export function showStatus(status: Status, offsets: Day['offsets']): ShownStatus {
  const wall = wallTime(status.checkedAt, offsets);
  const states = Object.values(status.services);
  const state = worst.find((one) => states.includes(one)) ?? 'stopped';
  return {
    checked: text.checked(wall ? timeText(wall) : ''),
    state,
    summary: text.summaries[state],
    detail: [ageOf(status), ...(status.isSourceAway ? [text.sourceAway] : [])].join('، و'),
    services: (Object.keys(text.services) as (keyof Status['services'])[]).map((key) => {
      const { name, states: names, details } = text.services[key];
      const own = status.services[key];
      return { name, detail: details[own], state: own, stateName: names[own] };
    }),
  };
}

function ageOf({ minutesOld, checkedAt }: Status): string {
  if (minutesOld === null) return text.ageUnknown;
  if (minutesOld === 0) return text.isUpdated;
  const now = Date.parse(checkedAt);
  return text.updated(relativeTime({ instant: now - minutesOld * 60_000, now, offsetMinutes: 0 }));
}
