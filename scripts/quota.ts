// `pnpm quota [--matches n] [--playing n] [--live-hours n] [--teams n] [--leagues n] [--on-demand n]`
// The calls planned for a day, by default the fullest Saturday of the simulated season, compared with the limits of the provider's plans. `--on-demand`
// is the number of on-demand syncs.
import { parseArgs } from 'node:util';
import { works } from '../apps/worker/src/jobs/table.ts';
import { planDay } from '../apps/worker/src/planner.ts';
import { allowances } from '../packages/provider/src/plans.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '70' },
    playing: { type: 'string', default: '18' },
    'live-hours': { type: 'string', default: '19' },
    teams: { type: 'string', default: '500' },
    leagues: { type: 'string', default: '30' },
    'on-demand': { type: 'string', default: '200' },
  },
});
const day = {
  matches: Number(values.matches),
  playing: Number(values.playing),
  liveHours: Number(values['live-hours']),
  teams: Number(values.teams),
  leagues: Number(values.leagues),
  onDemand: Number(values['on-demand']),
};

console.log(
  `${day.leagues} leagues, ${day.teams} teams, ${day.matches} matches of ${day.playing} leagues in ${day.liveHours} hours, ${day.onDemand} on-demand syncs`,
);
for (const plan of ['Pro', 'Ultra'] as const) {
  const { liveEveryS, works: planned, total, limit } = planDay(works, day, allowances[plan].day);
  console.log(`\n${plan}: ${limit} calls a day, the live list every ${liveEveryS} s`);
  for (const { name, when, needed, planned: calls } of planned) {
    const short = calls < needed ? `  (of ${needed})` : '';
    console.log(`${String(calls).padStart(7)}  ${name.padEnd(20)} ${when}${short}`);
  }
  console.log(`${String(total).padStart(7)}  of ${limit}: ${Math.round((total / limit) * 100)} %`);
}
