import { Link, useLocation } from 'react-router';
import * as button from './button.module.css';
import { RetryIcon } from './icons.tsx';
import * as styles from './load-failed.module.css';
import { StatePanel, WarningCard } from './state-panel.tsx';
import { errors } from './text.ts';

type Props = { title: string; text: string; back: { name: string; to: string } };

/** TEAM-01, TEAM-02, NEWS-01: the page could not be read. Retrying is a link, so that it works without JavaScript. */
export function LoadFailed({ title, text, back }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.page}>
      <StatePanel drawing={<WarningCard />} title={title} text={text} level={1}>
        <a className={button.primary} href={`${pathname}${search}`}>
          <RetryIcon small />
          {errors.retry}
        </a>
        <Link className={button.quiet} to={back.to}>
          {back.name}
        </Link>
      </StatePanel>
    </div>
  );
}
