import { type Budget, clientNetwork, type Limiter } from '../limiter.ts';

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
  const counted: [Budget, string][] = [
    ['sign-in-minute', network],
    ['sign-in-hour', network],
    ...(knownDevice === undefined
      ? ([
          ['sign-in-account', `${account} ${network}`],
          ['sign-in-strangers', account],
        ] satisfies [Budget, string][])
      : ([['sign-in-account', `${account} ${knownDevice}`]] satisfies [Budget, string][])),
  ];
  // In order: an attempt that the address may not make does not count against the account.
  for (const [budget, key] of counted) await limiter.admit(budget, key);
  return async () => {
    await Promise.all(counted.map(([budget, key]) => limiter.giveBack(budget, key)));
  };
}
