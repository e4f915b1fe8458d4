/** Announces a text to screen readers, politely; `Announcer` renders it. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onAnnouncement(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const listeners = new Set<(text: string) => void>();
