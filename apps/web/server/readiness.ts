const TIMEOUT_MS = 2_000;

/** Pages can be rendered as long as the API responds at all; it reports itself what it is missing. */
export async function isApiUp(apiUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
