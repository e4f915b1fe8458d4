import { createHash } from 'node:crypto';
import { brand } from '../../share-card/text.ts';
import { escaped } from '../../xml-text.ts';

/** At least 1,400 px wide, as the directories require. */
const COVER = '/icons/podcast-cover.png';

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(' ');

export type Channel = {
  siteUrl: string;
  /** Of the feed itself. */
  address: string;
  title: string;
  description: string;
  /** Of one listener: no directory lists it, and no other app imports it. */
  isPrivate: boolean;
};

export type Item = {
  title: string;
  link: string;
  guid: string;
  publishedAt: Date;
  summary: string;
  sound: { url: string; bytes: number; durationMs: number };
  transcriptUrl: string;
  chaptersUrl: string;
};

/** OURS-26, OURS-27: RSS 2.0 with the tags of iTunes and of Podcasting 2.0. */
export function feedXml({ siteUrl, address, isPrivate, ...of }: Channel, items: readonly Item[]): string {
  const title = escaped(of.title);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    `<title>${title}</title>`,
    `<link>${siteUrl}/podcast</link>`,
    `<description>${escaped(of.description)}</description>`,
    '<language>ar</language>',
    `<atom:link href="${escaped(address)}" rel="self" type="application/rss+xml"/>`,
    `<image><url>${siteUrl}${COVER}</url><title>${title}</title><link>${siteUrl}/podcast</link></image>`,
    `<itunes:image href="${siteUrl}${COVER}"/>`,
    `<itunes:author>${brand}</itunes:author>`,
    `<itunes:owner><itunes:name>${brand}</itunes:name></itunes:owner>`,
    '<itunes:category text="Sports"><itunes:category text="Soccer"/></itunes:category>',
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:type>episodic</itunes:type>',
    ...(isPrivate ? ['<itunes:block>Yes</itunes:block>', '<podcast:block>yes</podcast:block>'] : []),
    `<podcast:guid>${feedGuid(address)}</podcast:guid>`,
    `<podcast:locked>${isPrivate ? 'yes' : 'no'}</podcast:locked>`,
    '<podcast:medium>podcast</podcast:medium>',
    ...items.map(itemXml),
    '</channel></rss>\n',
  ].join('\n');
}

function itemXml({
  title,
  link,
  guid,
  publishedAt,
  summary,
  sound,
  transcriptUrl,
  chaptersUrl,
}: Item): string {
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="false">${guid}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    `<description>${escaped(summary)}</description>`,
    `<enclosure url="${sound.url}" length="${sound.bytes}" type="audio/mpeg"/>`,
    `<itunes:duration>${Math.round(sound.durationMs / 1_000)}</itunes:duration>`,
    '<itunes:episodeType>full</itunes:episodeType>',
    '<itunes:explicit>false</itunes:explicit>',
    `<podcast:transcript url="${transcriptUrl}" type="text/vtt" language="ar"/>`,
    `<podcast:chapters url="${chaptersUrl}" type="application/json+chapters"/>`,
    '</item>',
  ].join('');
}

/** The namespace that Podcasting 2.0 defines for the names of feeds. */
const FEEDS = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** A UUID of version 5 of the feed's address without its protocol. */
function feedGuid(address: string): string {
  const name = address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(FEEDS).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
