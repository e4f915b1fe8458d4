import { Link } from 'react-router';
import * as styles from './abroad-promo.module.css';
import { promo } from './players-text.ts';

/** OURS-15: the way from the list of players to those abroad. */
export function AbroadPromo() {
  return (
    <Link className={styles.promo} to="/arabs-abroad">
      <span>
        <b>{promo.title}</b>
        <small>{promo.text}</small>
      </span>
      <span className={styles.open}>{promo.open}</span>
    </Link>
  );
}
