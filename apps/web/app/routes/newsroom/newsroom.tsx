import { useEffect } from 'react';
import { data } from 'react-router';
import { NewsroomContext } from '../../features/newsroom/context.ts';
import { Side } from '../../features/newsroom/side.tsx';
import { description, newsroom, skipToContent } from '../../features/newsroom/text.ts';
import { type Failure, pageOf } from '../../lib/load.ts';
import { DAY_MS, offsetsIn } from '../../lib/offsets.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { brand, errors } from '../../ui/text.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Route } from './+types/newsroom';
import { EditorsOnly } from './editors-only.tsx';
import { isScreen, NewsroomScreen } from './newsroom-screen.tsx';
import * as styles from './newsroom.module.css';

/** Before and after today: older articles show their date alone. */
const SPAN_MS = 200 * DAY_MS;

export function loader({ context, params }: Route.LoaderArgs) {
  if (!isScreen(params['*'])) throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  const { zone, today } = pageOf(context);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const offsets = offsetsIn(zone.name, { from: midnight - SPAN_MS, to: midnight + SPAN_MS });
  return { zone: zone.name, offsets };
}

/** Nothing here changes while the newsroom is open. */
export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `${newsroom} · ${brand}` },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

/** NEWS-04: the frame of the newsroom, the same for everyone until the browser fills it. */
export default function NewsroomRoute({ loaderData: times }: Route.ComponentProps) {
  useOwnDocument();
  const isHydrated = useHydrated();
  return (
    <div className={styles.newsroom}>
      <a className={styles.skip} href="#content">
        {skipToContent}
      </a>
      <Side />
      <main id="content" className={styles.content}>
        <EditorsOnly>
          {(user, isSignedOut) => (
            <NewsroomContext key={user.id} value={{ user, isSignedOut, times }}>
              <NewsroomScreen />
            </NewsroomContext>
          )}
        </EditorsOnly>
      </main>
      <Announcer />
      {isHydrated && <Toaster />}
    </div>
  );
}

/**
 * The policy of a document stays with it, and only documents of the newsroom allow what the editor needs to read a
 * paste. A reader's page that led here without loading a document, such as the one of signing in, has another.
 */
function useOwnDocument() {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && !new URL(loaded.name).pathname.startsWith('/newsroom')) location.reload();
  }, []);
}
