import type { NewsroomCard } from '@safira/contract/newsroom/articles';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api.ts';
import { showToast } from '../../../state/toast.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useDismiss } from '../../../ui/use-dismiss.ts';
import { moveNames, movesFrom, type Move } from '../article-states.ts';
import { changeStatus, readArticle } from '../calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import * as styles from './row-menu.module.css';
import * as text from './text.ts';

type Props = { card: NewsroomCard; title: string; viewPath: string | undefined; onChange: () => void };

/** What can be done with an article without opening it. What readers notice is confirmed first. */
export function RowMenu({ card, title, viewPath, onChange }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<Move>();
  useDismiss(holder, isOpen, () => setIsOpen(false));

  async function make({ to }: Move) {
    setWanted(undefined);
    try {
      // The list does not say which version the article has.
      const { version } = await readArticle(card.id);
      await changeStatus(card.id, { status: to, version });
      showToast(text.done);
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : text.failed);
    }
    onChange();
  }

  function choose(move: Move) {
    setIsOpen(false);
    if (isConfirmed(move.to)) setWanted(move);
    else void make(move);
  }

  return (
    <div ref={holder} className={styles.holder}>
      <button
        type="button"
        className={styles.button}
        aria-label={text.actions.more(title)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon>
          <path d="M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M13 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M13 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0" />
        </Icon>
      </button>
      {isOpen && (
        <div className={styles.menu}>
          {viewPath && (
            <Link className={styles.item} to={viewPath} reloadDocument>
              {text.actions.viewShort}
            </Link>
          )}
          {movesFrom[card.status].map((move) => (
            <button key={move.name} type="button" className={styles.item} onClick={() => choose(move)}>
              {moveNames[move.name]}
            </button>
          ))}
        </div>
      )}
      {wanted && isConfirmed(wanted.to) && (
        <ConfirmDialog
          {...text.confirm[wanted.to]}
          no={text.confirm.no}
          onYes={() => void make(wanted)}
          onClose={() => setWanted(undefined)}
        />
      )}
    </div>
  );
}

const isConfirmed = (status: string): status is 'published' | 'withdrawn' =>
  status === 'published' || status === 'withdrawn';
