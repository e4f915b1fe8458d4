import { MicrophoneIcon } from '../../football-ui/commentators.tsx';
import { Hero } from '../../ui/hero.tsx';
import * as styles from './commentator-hero.module.css';
import { channels, subtitle } from './text.ts';

export const crumbs = [{ name: channels, path: '/tv' }];

/** OURS-19: the name of a commentator with a microphone in the place of a picture. */
export const CommentatorHero = ({ name }: { name: string }) => (
  <Hero
    picture={
      <span className={styles.tile}>
        <MicrophoneIcon className={styles.icon} />
      </span>
    }
    title={name}
    notes={subtitle}
    crumbs={crumbs}
  />
);
