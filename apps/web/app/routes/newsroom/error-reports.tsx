import { ErrorReportsScreen } from '../../features/newsroom/error-reports/error-reports-screen.tsx';
import { title } from '../../features/newsroom/error-reports/text.ts';
import { useState } from 'react';
import { brand } from '../../ui/text.ts';

export const meta = () => [{ title: `${title} · ${brand}` }, { name: 'robots', content: 'noindex' }];

/** OURS-23: within the newsroom, which renders it for editors only, in the browser. */
export default function NewsroomErrorReportsRoute() {
  const [now] = useState(Date.now);
  return <ErrorReportsScreen now={now} />;
}
