import { data } from 'react-router';
import { prose } from '../../features/prose/pages.server.ts';
import * as styles from '../../features/prose/prose.module.css';
import { WithLatin } from '../../features/prose/with-latin.tsx';
import type { Failure } from '../../lib/load.ts';
import { Shell } from '../../shell/shell.tsx';
import { brand, errors } from '../../ui/text.ts';
import type { Route } from './+types/prose';

/** About, privacy, terms and sources: only the text of the requested page is loaded. */
export function loader({ url }: Route.LoaderArgs) {
  const page = prose[url.pathname.replaceAll('/', '')];
  if (!page) throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  return page;
}

export const meta = ({ loaderData: page }: Route.MetaArgs) =>
  page
    ? [{ title: `${page.title} · ${brand}` }, { name: 'description', content: page.description }]
    : [{ title: brand }];

export default function ProseRoute({ loaderData: { title, sections } }: Route.ComponentProps) {
  return (
    <Shell>
      <article className={styles.page}>
        <h1>{title}</h1>
        {sections.map(({ id, heading, paragraphs, points = [] }) => (
          <section key={heading} id={id}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>
                <WithLatin text={text} />
              </p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((text) => (
                  <li key={text}>
                    <WithLatin text={text} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </Shell>
  );
}
