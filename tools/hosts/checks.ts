import { readFileSync } from 'node:fs';
import { type Host, onHost } from './host.ts';
import { secretsFile } from './playbook.ts';

export type Check = { what: string; fault: string | undefined };

const MOST_EXPOSURE = 3;

/** What runs of ours on a host: user, exposure, and whether a secret is where it may not be. */
export function checkUnits(host: Host): Check[] {
  const listed = onHost(host, "systemctl list-units --plain --no-legend --all 'safira-*.service'").output;
  const units = listed
    .split('\n')
    .flatMap((line) => (line.includes(' active ') || line.includes('failed') ? [line.split(' ')[0]!] : []));
  return units.map((unit) => {
    const faults = [stateFault(host, unit), exposureFault(host, unit), secretFault(host, unit)];
    const { output } = onHost(host, `systemd-analyze security --no-pager ${unit} | tail -1`);
    const exposure = /(\d+\.\d)/.exec(output)?.[1] ?? '?';
    return {
      what: `${host.name}: ${unit} is not root, exposed by ${exposure}`,
      fault: faults.filter(Boolean).join('; ') || undefined,
    };
  });
}

function stateFault(host: Host, unit: string): string | undefined {
  const users = `ps -eo unit:64=,user:32= | awk '$1 == "${unit}" { print $2 }'`;
  const { output } = onHost(host, `systemctl is-active ${unit}; ${users}`);
  const [state, ...owners] = output.trim().split('\n');
  if (state !== 'active') return `is ${state}`;
  if (owners.includes('root')) return 'has a process of root';
  return owners.length === 0 && !unit.includes('migrate') ? 'has no process' : undefined;
}

function exposureFault(host: Host, unit: string): string | undefined {
  const threshold = MOST_EXPOSURE * 10;
  const { status } = onHost(host, `systemd-analyze security --threshold=${threshold} ${unit} > /dev/null`);
  return status === 0 ? undefined : 'is exposed by more than 3.0';
}

/** No password in the environment or on the command line of a process, in the unit, or in its log. */
function secretFault(host: Host, unit: string): string | undefined {
  const ofProcesses = `ps -eo pid=,unit:64= | awk '$2 == "${unit}" { print "/proc/" $1 "/environ /proc/" $1 "/cmdline" }'`;
  const { output } = onHost(
    host,
    `${ofProcesses} | xargs -r cat | tr '\\0' '\\n'; systemctl cat ${unit}; journalctl --no-pager --output cat --unit ${unit}`,
  );
  const secrets = readFileSync(secretsFile, 'utf8')
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf('=') + 1) || []);
  return secrets.some((secret) => output.includes(secret)) ? 'shows a secret' : undefined;
}
