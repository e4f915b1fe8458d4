import { RUN } from './payloads.ts';

/** What follows `/news/` in an address, as it is sent. */
export const slugs: Record<string, string> = {
  'a script': encodeURIComponent(`<script>${RUN}</script>`),
  'a script as it is': `<script>${RUN}</script>`,
  'the end of an attribute': encodeURIComponent(`"><img src=x onerror=${RUN}>`),
  'the end of a script': encodeURIComponent(`</script><script>${RUN}</script>`),
  'a folder above': '..%2f..%2fetc%2fpasswd',
  'a folder above, encoded twice': '%252e%252e%252f',
  'the letter zero': 'x%00',
  'a line end': 'x%0d%0aset-cookie:x=1',
  'half a letter': '%d8',
  'a turned address': encodeURIComponent('\u202ex'),
  'a template': encodeURIComponent(`{{constructor.constructor('${RUN}')()}}`),
  'a statement of SQL': encodeURIComponent("' or 1=1 --"),
  'a very long one': 'x'.repeat(3_000),
  'a key of every object': '__proto__',
  'another scheme': encodeURIComponent(`javascript:${RUN}`),
  'a semicolon': `x;${encodeURIComponent(`onload=${RUN}`)}`,
};

/** Names of a file that is uploaded, in the headers that a form or a program would send. */
export const fileNames: Record<string, Record<string, string>> = {
  'a folder above in a header': { 'content-disposition': 'attachment; filename="../../../etc/cron.d/x"' },
  'a program in a header': { 'content-disposition': 'attachment; filename="x.php"' },
  'a script in a header': { 'content-disposition': `attachment; filename="<script>${RUN}</script>.svg"` },
  'a name of another header': { 'x-file-name': '../x.html', 'x-original-url': '/media/x.html' },
  'a type of a page': { 'content-type': 'text/html' },
  'a type of a drawing': { 'content-type': 'image/svg+xml' },
  'a form': { 'content-type': 'multipart/form-data; boundary=x' },
};
