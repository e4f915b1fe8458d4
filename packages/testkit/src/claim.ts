import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Takes a name on this machine, as two checkouts may run their tests at once: undefined while a process has it.
 * It is free again after a call of the returned function, or when the process has ended, also by a crash.
 */
export async function claim(name: string): Promise<(() => void) | undefined> {
  // A socket in the kernel's abstract namespace: no file stays behind.
  const socket = createServer().unref();
  socket.listen(`\0safira ${name}`);
  try {
    await once(socket, 'listening');
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
  return () => void socket.close();
}

export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
