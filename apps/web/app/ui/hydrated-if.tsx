import { type ReactNode, Suspense, use } from 'react';

type Props = { isShown: () => boolean; children: ReactNode };

/**
 * Where the server renders more than one width shows, the rest stays as it was sent: it costs no script until its owner
 * removes it. `isShown` is called in the browser only.
 */
export function HydratedIf(props: Props) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}

function Content({ isShown, children }: Props) {
  if (!import.meta.env.SSR && !isShown()) use(never);
  return children;
}

const never = new Promise<never>(() => undefined);
