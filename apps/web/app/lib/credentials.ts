/** Copied from the contract (traffic.ts), whose values the browser does not load; a test compares the two. */
const privatePrefixes = ['/auth/', '/users/', '/newsroom/', '/push/'];
const privateCalls = ['POST /podcasts/generate', 'DELETE /podcasts/cleanup'];

/** AUTH-06: the authorization header of a private call. A public one carries none, so that it can be cached. */
export function credentials(method: string, path: string, token: string | null): Record<string, string> {
  return token !== null && isPrivateCall(method, path) ? { authorization: `Bearer ${token}` } : {};
}

export function isPrivateCall(method: string, path: string): boolean {
  const [address] = path.split('?');
  return (
    privatePrefixes.some((prefix) => path.startsWith(prefix)) || privateCalls.includes(`${method} ${address}`)
  );
}
