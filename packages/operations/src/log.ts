import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Fields of PostgreSQL's errors that repeat stored values, such as an e-mail address. */
const PERSONAL = ['detail', 'where', 'internalQuery'];

/** Structured lines on standard output; every line names its app. */
export function makeLog(app: string, level: string, destination?: DestinationStream): Logger {
  const settings = {
    level,
    base: { app },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorForLog },
  };
  return destination ? pino(settings, destination) : pino(settings);
}

function errorForLog(error: Error): object {
  const fields = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(fields.filter(([name]) => !PERSONAL.includes(name)));
}
