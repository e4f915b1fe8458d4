import type { ServerResponse } from 'node:http';
import type { BusMessage } from '@safira/store/coordination/bus';

/** The fallback for nchan: the same streams and events, for development and while the edge is unavailable. */
export type LiveHub = ReturnType<typeof makeLiveHub>;

const PING_MS = 20_000;
const MAX_STREAMS = 2_000;
/** A client this far behind is disconnected; it reads the snapshot when it reconnects. */
const MAX_WAITING_BYTES = 256 * 1024;

export function makeLiveHub() {
  const streams = new Map<ServerResponse, string>();
  let isClosed = false;
  const ping = setInterval(() => broadcast(() => ': ping\n\n'), PING_MS);
  ping.unref();

  function broadcast(textFor: (channel: string) => string | undefined) {
    for (const [stream, channel] of streams) {
      const text = textFor(channel);
      if (text === undefined) continue;
      if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
      else stream.write(text);
    }
  }

  return {
    /** Whether no more streams are accepted. */
    isFull: () => isClosed || streams.size >= MAX_STREAMS,
    size: () => streams.size,
    join: (channel: string, stream: ServerResponse) => {
      // A stream that was admitted just before the close would never end.
      if (isClosed) return void stream.end();
      streams.set(stream, channel);
      stream.on('close', () => streams.delete(stream));
      stream.write(': hi\n\n');
    },
    send: (live: BusMessage['live']) => {
      for (const { channel, message } of live) {
        const text = eventText(message);
        broadcast((joined) => (joined === channel ? text : undefined));
      }
    },
    close: () => {
      isClosed = true;
      clearInterval(ping);
      for (const stream of streams.keys()) stream.end();
    },
  };
}

export function eventText(message: BusMessage['live'][number]['message']): string {
  return `event: change\nid: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;
}
