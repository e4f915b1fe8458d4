const PATIENCE_MS = 2_000;

/** Pages can be made while the API answers at all; what it lacks it says itself. */
export async function isApiThere(apiUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
