import { createHash } from 'node:crypto';
import type { Clock } from '@safira/football/time/clock';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { type DemoProgramme, listProgrammes } from './guide.ts';

/** OURS-17: an XMLTV guide of the simulated world, as a guide's server would answer, with conditional requests. */
export function guideRoutes(app: FastifyInstance, { world, clock }: { world: World; clock: Clock }): void {
  app.get('/guide.xml', async ({ headers }, reply) => {
    const xml = toXmltv(listProgrammes(world, clock.now()));
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
}

/** Guides are in the time of their country: here Mecca's. */
const OFFSET_MS = 3 * 3_600_000;

export function toXmltv(programmes: readonly DemoProgramme[]): string {
  const channels = [...new Set(programmes.map(({ channel }) => channel))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE tv SYSTEM "xmltv.dtd">',
    '<tv generator-info-name="Safira demo: invented programmes">',
    ...channels.map(
      (channel) => `<channel id="demo.${channel}"><display-name>${channel}</display-name></channel>`,
    ),
    ...programmes.map(toElement),
    '</tv>',
    '',
  ].join('\n');
}

function toElement({ channel, start, stop, title, subTitle, language, commentators }: DemoProgramme): string {
  const end = stop === null ? '' : ` stop="${timeOf(stop)}"`;
  const sub = subTitle ? `<sub-title lang="${language}">${escape(subTitle)}</sub-title>` : '';
  const people = commentators.map((name) => `<commentator>${escape(name)}</commentator>`).join('');
  const credits = people ? `<credits>${people}</credits>` : '';
  return (
    `<programme start="${timeOf(start)}"${end} channel="demo.${channel}">` +
    `<title lang="${language}">${escape(title)}</title>${sub}${credits}<language>${language}</language></programme>`
  );
}

/** «20261121203000 +0300» */
function timeOf(time: number): string {
  const digits = new Date(time + OFFSET_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `${digits} +0300`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
