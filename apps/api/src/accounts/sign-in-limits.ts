import { type Budget, clientNetwork, type Limiter } from '../limiter.ts';

type Counter = [budget: Budget, key: string];

type Attempt = {
  /** An HMAC of the e-mail address, whether it has an account or not. */
  account: string;
  address: string;
  /** The hash of the browser's mark, if it has signed in to the account before. */
  knownDevice: string | undefined;
};

/**
 * AUTH-07: counts an attempt before the password is checked, because a parallel burst would otherwise guess for free;
 * the returned function gives it back after a success, because whole towns share an address. A known browser counts by
 * itself: failures of strangers do not lock the owner out.
 */
export async function admitSignIn(limiter: Limiter, attempt: Attempt): Promise<() => Promise<void>> {
  const { account, knownDevice } = attempt;
  const network = clientNetwork(attempt.address);
  const ofAddress: Counter[] = [
    ['sign-in-minute', network],
    ['sign-in-hour', network],
  ];
  const ofAccount: Counter[] =
    knownDevice === undefined
      ? [
          ['sign-in-account', `${account} ${network}`],
          ['sign-in-strangers', account],
        ]
      : [['sign-in-account', `${account} ${knownDevice}`]];
  // One after the other: an attempt that the address may not make does not count against the account.
  await admitTogether(limiter, ofAddress);
  await admitTogether(limiter, ofAccount);
  return () => giveBackAll(limiter, [...ofAddress, ...ofAccount]);
}

/** An attempt that one counter refuses does not count with the others. */
async function admitTogether(limiter: Limiter, counters: readonly Counter[]): Promise<void> {
  const outcomes = await Promise.allSettled(counters.map(([budget, key]) => limiter.admit(budget, key)));
  const refusal = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!refusal) return;
  await giveBackAll(
    limiter,
    counters.filter((_, index) => outcomes[index]?.status === 'fulfilled'),
  );
  throw refusal.reason;
}

async function giveBackAll(limiter: Limiter, counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(([budget, key]) => limiter.giveBack(budget, key)));
}
