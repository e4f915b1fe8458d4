import { Link, type LinkProps } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { Emblem } from '../../football-ui/emblem.tsx';
import { Icon } from '../../ui/icons.tsx';
import { matchedPart } from './matched-part.ts';
import * as styles from './result-link.module.css';
import type { Picture, Result } from './results.ts';

type Props = Omit<LinkProps, 'to' | 'children'> & { result: Result; typed: string };

/** A team, player or competition that was found, with the typed letters marked. */
export function ResultLink({ result: { path, name, note, picture }, typed, ...rest }: Props) {
  const [before, matched, after] = matchedPart(name, typed);
  return (
    <Link {...rest} className={styles.result} to={path}>
      <ResultPicture picture={picture} />
      <span className={styles.words}>
        <bdi className={styles.name}>
          {before}
          {matched && <mark className={styles.mark}>{matched}</mark>}
          {after}
        </bdi>
        {note && <bdi className={styles.note}>{note}</bdi>}
      </span>
    </Link>
  );
}

function ResultPicture({ picture }: { picture: Picture }) {
  if (picture.kind === 'team') return <Crest team={picture.team} size={28} />;
  if (picture.kind === 'competition') return <Emblem competition={picture.competition} size={28} />;
  // Only images that we mirror ourselves: the page may load nothing from other hosts.
  if (picture.photo?.startsWith('/')) {
    return <img className={styles.photo} src={picture.photo} alt="" width={28} height={28} loading="lazy" />;
  }
  return (
    <span className={styles.photo}>
      <Icon>
        <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z" />
      </Icon>
    </span>
  );
}
