import type { LinkTarget } from '@safira/contract/news/body';

/** The largest id of the contract. */
const LARGEST_ID = 2_147_483_647;
const LONGEST_URL = 500;
const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Where an address that was typed or pasted leads: a page of ours by its id, so that the link follows the team or the
 * player when the address of the page changes, or another site. Undefined if it is neither.
 */
export function linkTargetOf(address: string, siteOrigin: string): LinkTarget | undefined {
  const url = parsed(address.trim(), siteOrigin);
  if (!url) return undefined;
  const own = url.origin === siteOrigin ? ownPage(url) : undefined;
  if (own) return own;
  const isPublic = url.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
  return isPublic && url.href.length <= LONGEST_URL ? { kind: 'web', url: url.href } : undefined;
}

function parsed(address: string, siteOrigin: string): URL | undefined {
  // «example.com/a» is a whole address to those who type it.
  const isHost = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(address);
  const whole = isHost ? `https://${address}` : address;
  if (!isHost && !/^(\/|https?:)/i.test(address)) return undefined;
  return URL.canParse(whole, siteOrigin) ? new URL(whole, siteOrigin) : undefined;
}

function ownPage({ pathname, searchParams }: URL): LinkTarget | undefined {
  const [, kind, id] = /^\/(match|player|competition)\/(\d{1,10})\/?$/.exec(pathname) ?? [];
  if (kind) return targetOf(kind as 'match' | 'player' | 'competition', id);
  // «/team/al-hilal-2932», or «/team?apiId=2932».
  const team = /^\/team\/(?:[\w-]*-)?(\d{1,10})\/?$/.exec(pathname)?.[1];
  if (team) return targetOf('team', team);
  return pathname === '/team' ? targetOf('team', searchParams.get('apiId')) : undefined;
}

function targetOf(kind: Exclude<LinkTarget['kind'], 'web'>, text: string | null | undefined) {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? { kind, id } : undefined;
}

/** The id of a video by any address of YouTube, or the id itself. */
export function youtubeIdOf(address: string): string | undefined {
  const text = address.trim();
  if (VIDEO_ID.test(text)) return text;
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, pathname, searchParams } = new URL(whole);
  const host = hostname.replace(/^(www|m)\./, '');
  const inPath = /^\/(?:(?:embed|shorts|live)\/)?([^/]+)/.exec(pathname)?.[1];
  const id = (host === 'youtu.be' ? inPath : (searchParams.get('v') ?? inPath)) ?? '';
  const isTheirs = ['youtu.be', 'youtube.com', 'youtube-nocookie.com'].includes(host);
  return isTheirs && VIDEO_ID.test(id) ? id : undefined;
}
