import type { getCompetitionByApiId } from '@safira/contract/competitions/competitions';
import type { Answer } from '@safira/contract/endpoint';
import { data, Link } from 'react-router';
import * as styles from '../../features/prose/prose.module.css';
import { soon, soonPages } from '../../features/prose/text.ts';
import { bodyOf, pageOf, type Failure } from '../../lib/load.ts';
import { Shell } from '../../shell/shell.tsx';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { brand, errors } from '../../ui/text.ts';
import type { Route } from './+types/soon';

type Named = Answer<typeof getCompetitionByApiId>;

/** Where the name of each kind is read, and the pattern of its ids. */
const kinds = {
  competition: { path: '/competitions/by-api-id', id: /^[1-9]\d{0,9}$/ },
} as const;

/** A competition gets its name from the API, and an unknown one is a 404; the others have fixed names. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = url.pathname.split('/')[1]!;
  if (page in soonPages) return { name: soonPages[page]! };
  const { path, id } = kinds[page as keyof typeof kinds]; // routes.ts sends nothing else here
  if (!params.id || !id.test(params.id)) {
    throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  }
  const { data: found } = bodyOf<Named>(await pageOf(context).read(`${path}/${params.id}`));
  return { name: found.name };
}

/** There is no content yet that a search should find. */
export const meta = ({ loaderData: loaded }: Route.MetaArgs) => [
  { title: loaded ? `${loaded.name} · ${brand}` : brand },
  { name: 'description', content: soon.text },
  { name: 'robots', content: 'noindex' },
];

export default function SoonRoute({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <Shell>
      <h1 className={styles.title}>
        <bdi>{name}</bdi>
      </h1>
      <StatePanel drawing={<QuietPitch />} title={soon.title} text={soon.text}>
        <Link className={button.primary} to="/">
          {soon.toMatches}
        </Link>
      </StatePanel>
    </Shell>
  );
}
