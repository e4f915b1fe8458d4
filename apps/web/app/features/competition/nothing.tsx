import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';

type Props = { words: { title: string; text: string; link: string }; to: string; level?: 1 | 2 };

/** A part of the page that has nothing to show, and where to go on. */
export function Nothing({ words: { title, text, link }, to, level = 2 }: Props) {
  return (
    <StatePanel drawing={<QuietPitch />} title={title} text={text} level={level}>
      <Link className={button.primary} to={to}>
        {link}
      </Link>
    </StatePanel>
  );
}
