import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For editors only, so the server never renders it.
const ArticleList = lazyComponent(
  () => import('../../features/newsroom/list/article-list.tsx'),
  'ArticleList',
);

/** NEWS-04: the articles in every state. */
export default function ArticlesRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <ArticleList />
    </Suspense>
  );
}
