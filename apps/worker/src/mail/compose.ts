import type { MailKind } from '@safira/store/accounts/mail-queue';
import { brand, mailTexts, type MailText, orCopy } from './text.ts';

const RLM = '\u200f';

/** Of the light theme of the pages: mail clients know no variables, and invert colours by themselves. */
const colours = {
  paper: '#FAF7EF',
  surface: '#FFFFFF',
  ink: '#0F1713',
  soft: '#444E48',
  muted: '#5C645E',
  line: '#E6E1D2',
  brand: '#FFD400',
};
const FONT = "font-family:'Segoe UI',Tahoma,Arial,sans-serif";
/** On every part: clients drop the attributes of `html` and `body`, Outlook reads `align`. */
const aligned = (side: 'right' | 'center') => (style: string) =>
  `dir="rtl" align="${side}" style="direction:rtl;text-align:${side};${style}"`;
const rtl = aligned('right');
const centred = aligned('center');
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The subject and both forms of a mail; `url` is where its button leads. */
export function composeMail(kind: MailKind, url: string): { subject: string; html: string; text: string } {
  const text = mailTexts[kind];
  return { subject: text.subject, html: htmlOf(text, escaped(url)), text: plainOf(text, url) };
}

function plainOf({ title, paragraphs, button, reason }: MailText, url: string): string {
  return `${RLM}${[title, ...paragraphs, `${button}:\n${url}`, `— ${brand}`, reason].join('\n\n')}\n`;
}

function htmlOf({ subject, title, paragraphs, button, reason }: MailText, url: string): string {
  const { paper, surface, ink, soft, muted, line, brand: yellow } = colours;
  const body = paragraphs
    .map((one) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.75;color:${soft}">${one}</p>`)
    .join('\n');
  const cell = (style: string) => rtl(`padding:0 28px;${FONT};${style}`);
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;background:${paper}">
<div ${rtl(`background:${paper};${FONT}`)}>
<table ${TABLE} width="100%" ${rtl(`background:${paper}`)}>
<tr><td ${centred('padding:32px 12px')}>
<table ${TABLE} width="100%" ${centred(`max-width:560px;margin:0 auto;background:${surface};border:1px solid ${line};border-radius:14px;border-collapse:separate;overflow:hidden`)}>
<tr><td ${cell(`padding:18px 28px;background:${ink};border-bottom:4px solid ${yellow};font-size:24px;font-weight:800;line-height:1.3;color:${paper}`)}>${brand}</td></tr>
<tr><td ${cell('padding:32px 28px 8px')}>
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.5;color:${ink}">${title}</h1>
${body}
</td></tr>
<tr><td ${cell('')}>
<table ${TABLE} ${rtl('')}><tr><td ${centred(`background:${yellow};border-radius:10px`)}><a href="${url}" style="display:inline-block;padding:12px 28px;${FONT};font-size:16px;font-weight:600;line-height:1.5;color:${ink};text-decoration:none">${button}</a></td></tr></table>
</td></tr>
<tr><td ${cell(`padding:24px 28px;font-size:13px;line-height:1.75;color:${muted}`)}>
${orCopy}
<p dir="ltr" style="direction:ltr;text-align:right;margin:4px 0 0;word-break:break-all"><a href="${url}" style="color:${ink}">${url}</a></p>
</td></tr>
<tr><td ${cell(`padding:16px 28px 24px;border-top:1px solid ${line};font-size:13px;line-height:1.75;color:${muted}`)}>${reason}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const escaped = (url: string) =>
  url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
