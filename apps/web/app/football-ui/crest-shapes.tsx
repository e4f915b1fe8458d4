import { SHIELD } from '@safira/football/drawings/shield';
import * as styles from './crest.module.css';

/** Rendered once per page and used by every crest: the ids are the same on the server and in the browser. */
export function CrestShapes() {
  return (
    <svg className={styles.shapes} width="0" height="0" aria-hidden="true">
      <clipPath id="crest-shield">
        <path d={SHIELD} />
      </clipPath>
      <g id="crest-edge" fill="none">
        <path d={SHIELD} stroke="#0F1713" strokeOpacity=".55" strokeWidth="1.8" />
        {/* Sets a dark crest off from a dark page. */}
        <path d={SHIELD} stroke="#fff" strokeOpacity=".35" transform="translate(1.68 1.68) scale(.93)" />
      </g>
    </svg>
  );
}
