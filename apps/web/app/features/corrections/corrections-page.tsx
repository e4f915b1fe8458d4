import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import * as chip from '../../ui/chip.module.css';
import { NumberedPages } from '../../ui/numbered-pages.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { type LogPart, logAddress, sections } from './address.ts';
import { CorrectionEntry } from './correction-entry.tsx';
import * as styles from './corrections-page.module.css';
import type { ShownDay } from './shown-correction.ts';
import { filter, none, ofMatch } from './text.ts';

type Props = {
  days: readonly ShownDay[];
  part: LogPart;
  page: number;
  totalPages: number;
};

/** OURS-22: the log below its title: what it is limited to, and its entries by day. */
export function CorrectionsPage({ days, part, page, totalPages }: Props) {
  const { section, match } = part;
  return (
    <div className={styles.page}>
      <nav className={styles.sections} aria-label={filter.label} data-screen-only="">
        {[undefined, ...sections].map((one) => (
          <Link
            key={one ?? ''}
            className={chip.chip}
            to={logAddress({ section: one })}
            aria-current={one === section && !match ? 'page' : undefined}
          >
            {one ? filter.sections[one] : filter.all}
          </Link>
        ))}
        {match && (
          <Link className={chip.chip} to={logAddress({ match })} aria-current="page">
            {ofMatch}
          </Link>
        )}
      </nav>
      {days.length === 0 && <Nothing isFiltered={section !== undefined || match !== undefined} />}
      {days.map(({ date, title, corrections }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={styles.day}>
            {title}
          </h2>
          <ul className={styles.entries}>
            {corrections.map((correction) => (
              <CorrectionEntry key={correction.id} correction={correction} />
            ))}
          </ul>
        </section>
      ))}
      <NumberedPages current={page} total={totalPages} addressOf={(number) => logAddress(part, number)} />
    </div>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <StatePanel drawing={<QuietPitch />} title={none.title} text={none.text}>
    {isFiltered ? (
      <Link className={button.primary} to="/corrections">
        {none.all}
      </Link>
    ) : (
      <Link className={button.primary} to="/">
        {none.home}
      </Link>
    )}
  </StatePanel>
);
