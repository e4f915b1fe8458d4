type Options = {
  /** The call is a POST with this order; without one it reads. */
  order?: object | undefined;
  timeoutMs?: number;
};

/** A control call of the simulator, `/control/…`. */
export async function controlSimulator<T>(
  simulator: string,
  call: string,
  { order, timeoutMs }: Options = {},
): Promise<T> {
  const answer = await fetch(`${simulator}/control/${call}`, {
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
    ...(order && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    }),
  });
  if (!answer.ok) throw new Error(`the simulator refused ${call}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
