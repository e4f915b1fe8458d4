import { leaguesQuestion } from '../../state/account-leagues.ts';
import { useStore } from '../../state/store.ts';
import * as button from '../../ui/button.module.css';
import { ModalHead } from '../../ui/modal-head.tsx';
import { Modal } from '../../ui/modal.tsx';
import { StarIcon } from '../../ui/star-icon.tsx';
import * as styles from './leagues-question.module.css';
import { leaguesQuestion as text } from './leagues-question-text.ts';

const choices = ['account', 'browser', 'both'] as const;

/** AUTH-09: opens once, after the first sign-in in a browser that has a list of its own. Closing it keeps the account's. */
export function LeaguesQuestion() {
  const question = useStore(leaguesQuestion, (current) => current, undefined);
  if (!question) return null;
  const keepAccount = () => question.answer('account');
  return (
    <Modal label={text.title} className={styles.dialog} onClose={keepAccount}>
      <ModalHead icon={<StarIcon />} title={text.title} onClose={keepAccount} />
      <div className={styles.body}>
        <p>{text.why}</p>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={choice === 'both' ? button.primary : button.quiet}
            onClick={() => question.answer(choice)}
          >
            {text[choice]}
          </button>
        ))}
      </div>
    </Modal>
  );
}
