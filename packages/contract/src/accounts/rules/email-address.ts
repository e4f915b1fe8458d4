export type EmailAddress = {
  /** As typed, for mail and for people. */
  text: string;
  /** The same for every spelling of one address. */
  key: string;
};

/** RFC 5321, 4.5.3.1: the longest address that mail servers accept. */
const LONGEST = 254;
/** Letters, digits and the marks of RFC 5322 that need no quotes; single dots between them. */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Characters with a meaning in a URL would end the domain early. */
const TYPED_DOMAIN = /^[^\s@/?#:\\%[\]<>|^]+$/;
const LABEL = '(?!-)[a-z0-9-]{1,63}(?<!-)';
/** At least two labels; the last begins with a letter, so that no IP address passes. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);

/**
 * AUTH-07: an address that mail can be sent to; undefined if it is none. Domains may be Arabic. Dots and +tags are part
 * of the key: only some providers ignore them.
 */
export function readEmail(typed: string): EmailAddress | undefined {
  const text = typed.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const [local, typedDomain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (!LOCAL.test(local) || !TYPED_DOMAIN.test(typedDomain)) return undefined;
  const domain = asciiDomain(typedDomain);
  if (domain === undefined || !DOMAIN.test(domain)) return undefined;
  const key = `${local.toLowerCase()}@${domain}`;
  return key.length > LONGEST ? undefined : { text, key };
}

/** In lower case, and an international one in Punycode. */
function asciiDomain(domain: string): string | undefined {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}
