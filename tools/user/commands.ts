import { makePublicId } from '../../apps/api/src/accounts/tokens.ts';
import { Role } from '@safira/contract/accounts/parts';
import { readName } from '@safira/contract/accounts/rules/display-name';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { saveAccountEvent } from '@safira/store/accounts/account-events';
import { LINK_MINUTES, saveLink } from '@safira/store/accounts/one-time-tokens';
import { saveDisabled, saveRole } from '@safira/store/accounts/roles';
import { deleteSecondFactor } from '@safira/store/accounts/second-factors';
import { deleteSessions } from '@safira/store/accounts/sessions';
import { findCredentials, saveUser } from '@safira/store/accounts/users';
import type { Db } from '@safira/store/db';

type Tools = { db: Db; siteUrl: string; now: Date };
type Outcome = { isDone: boolean; text: string };

const done = (text: string): Outcome => ({ isDone: true, text });
const failed = (text: string): Outcome => ({ isDone: false, text });

const LAST_ADMIN = 'this is the last admin: grant the role to another account first';
const USAGE =
  'usage: pnpm user create|grant|disable|reset|end-sessions|remove-second-factor <e-mail> [name] [role]';

export async function runUserCommand(
  tools: Tools,
  [command, typed = '', ...rest]: string[],
): Promise<Outcome> {
  const email = readEmail(typed);
  if (!email) return failed(USAGE);
  if (command === 'create') return create(tools, email, rest);
  const userId = (await findCredentials(tools.db, { emailKey: email.key, markHash: undefined }))?.userId;
  if (userId === undefined) return failed('no such account');
  const { db, now } = tools;
  switch (command) {
    case 'grant':
      return grant(tools, userId, rest[0]);
    case 'disable':
      return (await saveDisabled(db, { userId, now })) ? done('disabled') : failed(LAST_ADMIN);
    case 'reset':
      return done(await makeLink(tools, userId));
    case 'end-sessions': {
      const ended = await deleteSessions(db, { userId });
      await saveAccountEvent(db, { userId, kind: 'sessions_ended', now });
      return done(`${ended} sessions ended`);
    }
    case 'remove-second-factor':
      await deleteSecondFactor(db, { userId, kind: 'second_factor_reset', now, sendsMail: false });
      return done('the second factor is off');
    default:
      return failed(USAGE);
  }
}

async function create(
  tools: Tools,
  email: { text: string; key: string },
  [typedName = '', typedRole = 'member']: string[],
): Promise<Outcome> {
  const { db, now } = tools;
  const name = readName(typedName);
  const role = Role.safeParse(typedRole);
  if (name === undefined || !role.success) return failed(USAGE);
  const userId = await saveUser(db, { publicId: makePublicId(), email, name, password: null, now });
  if (userId === undefined) return failed('this address has an account');
  await saveAccountEvent(db, { userId, kind: 'created', now });
  if (role.data !== 'member') await saveRole(db, { userId, role: role.data, now });
  return done(await makeLink(tools, userId));
}

async function grant({ db, now }: Tools, userId: number, typed: string | undefined): Promise<Outcome> {
  const role = Role.safeParse(typed);
  if (!role.success) return failed(USAGE);
  const isSaved = await saveRole(db, { userId, role: role.data, now });
  return isSaved ? done(`is now ${role.data}; all sessions ended`) : failed(LAST_ADMIN);
}

async function makeLink({ db, siteUrl, now }: Tools, userId: number): Promise<string> {
  const path = await saveLink(db, { userId, purpose: 'reset', now });
  await saveAccountEvent(db, { userId, kind: 'reset_link_made', now });
  return `${new URL(path, siteUrl).href}\nworks once, for ${LINK_MINUTES} minutes`;
}
