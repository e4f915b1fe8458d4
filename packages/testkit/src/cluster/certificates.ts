import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, folderOf, type Host } from './hosts.ts';
import { give } from './files.ts';

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });

const folder = join(FOLDER, 'authority');
const [key, authority] = [join(folder, 'ca.key'), join(folder, 'ca.crt')] as const;
const DAYS = '30';

/** pgBackRest's hosts know each other by certificates of an authority that exists for this cluster alone. */
export function makeAuthority(): void {
  mkdirSync(folder, { mode: 0o700 });
  openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', key);
  openssl(
    'req',
    '-x509',
    '-new',
    '-key',
    key,
    '-subj',
    '/CN=safira cluster',
    '-days',
    DAYS,
    '-out',
    authority,
  );
}

export function makeCertificate(host: Host): void {
  const own = join(folderOf(host), 'tls');
  mkdirSync(own);
  const at = (name: string) => join(own, name);
  copyFileSync(authority, at('ca.crt'));
  openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', at('host.key'));
  openssl('req', '-new', '-key', at('host.key'), '-subj', `/CN=${host}`, '-out', at('host.csr'));
  writeFileSync(at('names'), `subjectAltName=DNS:${host}\n`);
  const signed = ['-CA', authority, '-CAkey', key, '-CAcreateserial', '-days', DAYS, '-extfile', at('names')];
  openssl('x509', '-req', '-in', at('host.csr'), ...signed, '-out', at('host.crt'));
  chmodSync(at('host.key'), 0o600);
  give(own, 'postgres');
}
