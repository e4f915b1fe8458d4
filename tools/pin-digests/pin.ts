/** `postgres:16` → `sha256:…`, `actions/checkout` and `v5` → a commit. */
export type Resolvers = {
  digestOf: (image: { name: string; tag: string }) => Promise<string>;
  commitOf: (action: { repository: string; tag: string }) => Promise<string>;
};

const IMAGE = /^(\s*(?:FROM|image:)\s+)([a-z\d][a-z\d./-]*):([\w.-]+)(?:@sha256:[\da-f]{64})?/gm;
// Once pinned, the tag follows the commit as a comment.
const ACTION = /^(\s*(?:- )?uses:\s+)([\w-]+\/[\w-]+)@(?:[\da-f]{40} # )?([\w.-]+)$/gm;

/** The text with the digest or commit of every tag in it; pinned ones are resolved again. */
export async function pin(text: string, { digestOf, commitOf }: Resolvers): Promise<string> {
  const images = await replaceEach(text, IMAGE, async ([, before, name = '', tag = '']) => {
    return `${before}${name}:${tag}@${await digestOf({ name, tag })}`;
  });
  return replaceEach(images, ACTION, async ([, before, repository = '', tag = '']) => {
    return `${before}${repository}@${await commitOf({ repository, tag })} # ${tag}`;
  });
}

async function replaceEach(
  text: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index), await replacement(match));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].join('');
}
