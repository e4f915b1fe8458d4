import type { Plugin, Rolldown } from 'vite';
import { pagesIn, pagesWithStyle } from './entry-chunks.ts';

/**
 * A page is sent with the styles of all that the server renders on it. The chunk of its scripts does not always import
 * the chunk of those styles: where only parts that are hydrated later need them, it is added here.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const styled of chunks.filter(({ viteMetadata }) => viteMetadata?.importedCss.size)) {
        const pages = new Set(styled.moduleIds.flatMap((id) => pagesWithStyle(id, this)));
        for (const chunk of chunks) {
          const isOfPage = pagesIn(chunk.moduleIds).some((page) => pages.has(page));
          if (isOfPage && !allImports(chunk, bundle).has(styled.fileName)) addStyles(chunk, styled);
        }
      }
    },
  };
}

function addStyles(chunk: Rolldown.OutputChunk, styled: Rolldown.OutputChunk): void {
  styled.viteMetadata?.importedCss.forEach((file) => chunk.viteMetadata?.importedCss.add(file));
}

/** The files that are loaded with a chunk, itself included. */
function allImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set([chunk.fileName]);
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') output.imports.forEach((imported) => files.add(imported));
  }
  return files;
}
