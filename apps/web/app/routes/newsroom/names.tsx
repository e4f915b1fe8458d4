import { NamesScreen } from '../../features/newsroom/names/names-screen.tsx';
import { title } from '../../features/newsroom/names/text.ts';
import { brand } from '../../ui/text.ts';

export const meta = () => [{ title: `${title} · ${brand}` }, { name: 'robots', content: 'noindex' }];

/** OURS-24: within the newsroom, which renders it for editors only. */
export default function NewsroomNamesRoute() {
  return <NamesScreen />;
}
