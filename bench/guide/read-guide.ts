// The process that `pnpm bench guide` measures: reads a guide and finds its matches, prints what that cost.
import { createReadStream } from 'node:fs';
import { findBroadcasts } from '../../packages/broadcasts/src/find-broadcasts.ts';
import { type Programme, readXmltv } from '../../packages/broadcasts/src/read-xmltv.ts';
import { aMatch } from '../../packages/contract/testing/matches.ts';
import { FIRST_KICKOFF, pairs, slotOf, wantedChannels } from './write-guide.ts';

const HOUR_MS = 3_600_000;
const startMs = cpuMs();
const before = process.memoryUsage.rss();

const candidates = pairs.map(([home, away], index) => {
  const match = aMatch({ id: index + 1 });
  const team = ({ id, name, arabic }: typeof home) => ({
    ...match.teams.home,
    id: id!,
    originalName: name,
    name: arabic,
  });
  return {
    ...match,
    date: new Date(FIRST_KICKOFF + slotOf(index) * 4 * HOUR_MS).toISOString(),
    teams: { home: team(home), away: team(away) },
  };
});
const programmes: Programme[] = [];
const span = { from: FIRST_KICKOFF - 15 * HOUR_MS, to: FIRST_KICKOFF + 72 * HOUR_MS };
const wanted = { channels: new Set(wantedChannels.keys()), ...span };
for await (const programme of readXmltv(createReadStream(process.argv[2]!), wanted))
  programmes.push(programme);
const reading = findBroadcasts(programmes, { candidates, channels: wantedChannels });

const processMb = process.resourceUsage().maxRSS / 1024;
console.log(
  JSON.stringify({
    startMs,
    cpuMs: cpuMs() - startMs,
    peakMb: processMb - before / 1024 ** 2,
    processMb,
    read: programmes.length,
    found: 'refused' in reading ? -1 : reading.found.length,
  }),
);

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
