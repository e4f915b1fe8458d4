import pino, { type Logger } from 'pino';

export type { Logger } from 'pino';

/** Structured lines on standard output; every line names its app. */
export function makeLog(app: string, level: string): Logger {
  return pino({ level, base: { app }, timestamp: pino.stdTimeFunctions.isoTime });
}
