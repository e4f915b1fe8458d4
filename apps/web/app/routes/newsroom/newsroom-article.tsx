import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For editors only, so the server never renders it; the editor is the heaviest script of the site.
const ArticleEditor = lazyComponent(
  () => import('../../features/newsroom/editor/article-editor.tsx'),
  'ArticleEditor',
);

/** NEWS-04: an article is written here. A new one gets its number when it is first saved, on the same page. */
export default function ArticleRoute() {
  const { id = 'new' } = useParams();
  const { state } = useLocation() as { state: { openedAs?: string } | null };
  return (
    <Suspense fallback={<Loading />}>
      <ArticleEditor key={state?.openedAs ?? id} id={id === 'new' ? undefined : Number(id)} />
    </Suspense>
  );
}
