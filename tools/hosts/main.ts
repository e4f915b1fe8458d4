// pnpm hosts release [VERSION]    packs the site for machines with Debian and systemd: .data/releases
// pnpm hosts try [one|several]    boots Debian hosts here, installs the site with ops/ansible, and upgrades it under load
import { makeRelease, versionOfGit } from './release.ts';
import { tryHosts } from './try.ts';

const [command, argument] = process.argv.slice(2);
if (command === 'release') {
  console.log(`hosts: ${makeRelease(argument ?? versionOfGit())}`);
} else if (command === 'try' && (argument ?? 'one') === 'one') {
  process.exitCode = await tryHosts('one');
} else if (command === 'try' && argument === 'several') {
  process.exitCode = await tryHosts('several');
} else {
  console.error('pnpm hosts release [VERSION] | try [one|several]');
  process.exitCode = 2;
}
