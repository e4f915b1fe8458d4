import { Link, useLocation } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { visitor as text } from './member-text.ts';

/** AUTH-01: what a page of the account shows without a session; signing in leads back to it. */
export function VisitorPanel({ level }: { level: 1 | 2 }) {
  const { pathname } = useLocation();
  const query = new URLSearchParams({ return: pathname });
  return (
    <StatePanel drawing={<QuietPitch />} title={text.title} level={level} text={text.text}>
      <Link className={button.primary} to={`/login?${query}`}>
        {text.signIn}
      </Link>
      <Link className={button.quiet} to={`/register?${query}`}>
        {text.register}
      </Link>
    </StatePanel>
  );
}
