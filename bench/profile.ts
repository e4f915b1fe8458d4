// Where a process spent its time:  node bench/profile.ts .data/bench/profile/X.cpuprofile
import { readFileSync } from 'node:fs';

type Node = {
  id: number;
  children?: number[];
  callFrame: { functionName: string; url: string; lineNumber: number };
};
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] };

const LINES = 40;

const profile = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Profile;
const parents = new Map(
  profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
);
const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
const own = new Map<string, number>();
const whole = new Map<string, number>();
let busy = 0;
for (const [at, id] of profile.samples.entries()) {
  const spent = profile.timeDeltas[at]!;
  const path = pathOf(id);
  // Leaves out waiting and loading the program: neither is the work to be profiled.
  if (path[0] === '(idle)' || path.some((name) => name.startsWith('executeUserEntryPoint'))) continue;
  busy += spent;
  add(own, path[0]!, spent);
  for (const name of new Set(path)) add(whole, name, spent);
}
console.log(`${(busy / 1e6).toFixed(1)} s busy`);
console.log('  self   with what it calls');
for (const [name, spent] of [...whole].toSorted((a, b) => b[1] - a[1]).slice(0, LINES))
  console.log(`${share(own.get(name) ?? 0)}  ${share(spent)}  ${name}`);

function nameOf({ functionName, url, lineNumber }: Node['callFrame']): string {
  const file = url.split('/').slice(-3).join('/');
  return `${functionName || '(anonymous)'}${file ? ` ${file}:${lineNumber + 1}` : ''}`;
}

function pathOf(id: number | undefined): string[] {
  return id === undefined ? [] : [names.get(id)!, ...pathOf(parents.get(id))];
}

function add(sums: Map<string, number>, name: string, spent: number): void {
  sums.set(name, (sums.get(name) ?? 0) + spent);
}

function share(spent: number): string {
  return `${((100 * spent) / busy).toFixed(1).padStart(5)} %`;
}
