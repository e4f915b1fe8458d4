import type { CompetitionMatches } from '@safira/contract/matches/matches';
import { Suspense } from 'react';
import type { MemberMarks } from '../../features/day/row-parts.ts';
import { useUser } from '../../state/session.ts';
import { optionalComponent } from '../../ui/lazy-component.ts';
import * as styles from './member-slot.module.css';

const MemberDay = optionalComponent(() => import('./member-day.tsx'), 'MemberDay');

type Props = {
  date: string;
  sections: readonly CompetitionMatches[];
  onMarks: (marks: MemberMarks | undefined) => void;
};

/** HOME-04: the place of what only a signed-in reader sees. Apart from the page, which does not render again for it. */
export function MemberSlot(props: Props) {
  const user = useUser();
  return (
    <div className={styles.favourites}>
      {user && (
        <Suspense>
          <MemberDay {...props} />
        </Suspense>
      )}
    </div>
  );
}
