import { Suspense, useState, type ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For editors only, so the server renders none of them; the editor is the heaviest script of the site.
const ArticleEditor = lazyComponent(
  () => import('../../features/newsroom/editor/article-editor.tsx'),
  'ArticleEditor',
);
const ReportsScreen = lazyComponent(
  () => import('../../features/newsroom/error-reports/error-reports-screen.tsx'),
  'ErrorReportsScreen',
);
const AutomaticScreen = lazyComponent(
  () => import('../../features/newsroom/automatic/automatic-screen.tsx'),
  'AutomaticScreen',
);

/** By what follows `/newsroom/`. */
const screens: Record<string, ComponentType> = {
  '': lazyComponent(() => import('../../features/newsroom/list/article-list.tsx'), 'ArticleList'),
  automatic: AutomaticNews,
  names: lazyComponent(() => import('../../features/newsroom/names/names-screen.tsx'), 'NamesScreen'),
  broadcasts: lazyComponent(() => import('../../features/newsroom/import/import-page.tsx'), 'ImportPage'),
  'error-reports': ErrorReports,
  audit: lazyComponent(() => import('../../features/newsroom/audit/audit-page.tsx'), 'AuditPage'),
};

const articleIn = (path: string) => /^articles\/(new|[1-9]\d{0,9})$/.exec(path)?.[1];

export const isScreen = (path = ''): boolean => Object.hasOwn(screens, path) || articleIn(path) !== undefined;

/** One route for all of them: every page of the site carries the list of routes. */
export function NewsroomScreen() {
  const { '*': path = '' } = useParams();
  const { state } = useLocation() as { state: { openedAs?: string } | null };
  const article = articleIn(path);
  const Screen = screens[path];
  return (
    <Suspense fallback={<Loading />}>
      {/* A new article gets its number when it is first saved, on the same page. */}
      {article && (
        <ArticleEditor
          key={state?.openedAs ?? article}
          id={article === 'new' ? undefined : Number(article)}
        />
      )}
      {Screen && <Screen />}
    </Suspense>
  );
}

function ErrorReports() {
  const [now] = useState(Date.now);
  return <ReportsScreen now={now} />;
}

function AutomaticNews() {
  const [now] = useState(Date.now);
  return <AutomaticScreen now={now} />;
}
