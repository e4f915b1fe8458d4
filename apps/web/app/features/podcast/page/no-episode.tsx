import { Link } from 'react-router';
import * as button from '../../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../../ui/state-panel.tsx';
import { empty } from './content-text.ts';
import * as styles from './no-episode.module.css';

/** OURS-25: before the first episode. */
export const NoEpisode = () => (
  <div className={styles.page}>
    <StatePanel drawing={<QuietPitch />} title={empty.title} text={empty.text} level={1}>
      <Link className={button.primary} to="/">
        {empty.home}
      </Link>
    </StatePanel>
  </div>
);
