/**
 * Requests the scripts of a page after its first paint. Its HTML is complete without them, and on a slow phone they
 * would compete with the style sheets and fonts for the same bytes. A hidden tab paints nothing and does not wait.
 */
export function withLateScripts(html: string, nonce: string): string {
  const entry = entryScript(html, nonce);
  if (!entry) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href!);
  const script = `<script nonce="${nonce}">${startScript(entry.body, preloads)}</script>`;
  // A function, because a text would be searched for patterns such as $&.
  return html.replace(entry.element, () => script).replaceAll(PRELOAD, '');
}

/** As React writes what React Router's `Scripts` preloads them. */
const PRELOAD = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*\/>/g;
const IMPORT = /^\s*import (?:\* as (\w+) from )?("[^"]+");$/gm;

function entryScript(html: string, nonce: string): { element: string; body: string } | undefined {
  const script = /<script\b([^<>]*)>([^<]*)<\/script>/g;
  for (const [element, attributes = '', body = ''] of html.matchAll(script)) {
    if (attributes.includes(` type="module"`) && attributes.includes(` nonce="${nonce}"`))
      return { element, body };
  }
  return undefined;
}

/** For a browser that does not report its paints, or reports none. */
const PATIENCE_MS = 2_000;

/** The same imports and statements, in the same order, but not before the browser reports its first paint. */
function startScript(body: string, preloads: readonly string[]): string {
  const imports = [...body.matchAll(IMPORT)];
  const modules = imports.map(([, , address]) => `import(${address})`);
  const names = imports.flatMap(([, name], index) => (name === undefined ? [] : `${name}=m[${index}]`));
  const declared = names.length > 0 ? `var ${names.join()};` : '';
  return `(function(){
var started;
function start(){
if(started)return;started=true;
${JSON.stringify(preloads)}.forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)});
Promise.all([${modules.join()}]).then(function(m){${declared}
${body.replaceAll(IMPORT, '').trim()}
});
}
if(document.hidden)return start();
setTimeout(start,${PATIENCE_MS});
try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch(e){}
})()`;
}
