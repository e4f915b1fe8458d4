import { Link } from 'react-router';
import * as styles from './account-card.module.css';
import { consent } from './text.ts';

export function Consent() {
  return (
    <p className={styles.consent}>
      {consent.before} <Link to="/terms">{consent.terms}</Link> {consent.and}
      <Link to="/privacy">{consent.privacy}</Link>
    </p>
  );
}
