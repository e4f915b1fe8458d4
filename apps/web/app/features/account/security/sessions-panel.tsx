import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { Session } from '@safira/contract/accounts/sessions';
import { useState } from 'react';
import { useSite } from '../../../lib/site.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { announce } from '../../../state/announce.ts';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import { dot, loading, notRead, retry } from '../member-text.ts';
import * as panel from '../panel.module.css';
import { Empty, Line, Panel } from '../panel.tsx';
import { endOtherSessions, endSession, listSessions } from './calls.ts';
import { SecurityIcon } from './icons.tsx';
import * as styles from './sessions-panel.module.css';
import { sessions as text } from './text.ts';

/** AUTH-11: where the account is signed in; each other session can be ended, or all of them. */
export function SessionsPanel() {
  const [version, setVersion] = useState(0);
  const [ended, setEnded] = useState<ReadonlySet<number>>(new Set());
  const all = useAsyncData({ key: String(version), load: listSessions });
  const shown = all.state === 'loaded' ? all.value.filter(({ id }) => !ended.has(id)) : [];

  /** Those that end are gone at once; they come back if the server refuses. */
  async function end(gone: readonly Session[], send: () => Promise<unknown>, done: string) {
    const ids = gone.map(({ id }) => id);
    setEnded((before) => new Set([...before, ...ids]));
    try {
      await send();
      announce(done);
      showToast(done);
      setVersion((before) => before + 1);
    } catch (error) {
      console.warn('A session could not be ended.', error);
      setEnded((before) => new Set([...before].filter((id) => !ids.includes(id))));
      showToast(text.notEnded);
    }
  }

  const others = shown.filter(({ current }) => !current);
  const endAll = (
    <button
      type="button"
      className={panel.action}
      onClick={() => void end(others, endOtherSessions, text.othersEnded)}
    >
      {text.endOthers}
    </button>
  );
  return (
    <Panel title={text.title} end={others.length > 0 && endAll}>
      {all.state === 'loading' && <Empty text={loading} />}
      {all.state === 'failed' && (
        <Empty text={notRead}>
          <button type="button" className={button.quiet} onClick={all.retry}>
            {retry}
          </button>
        </Empty>
      )}
      {shown
        .toSorted((a, b) => Number(b.current) - Number(a.current) || b.seenAt.localeCompare(a.seenAt))
        .map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() => void end([session], () => endSession(session.id), text.ended)}
          />
        ))}
      {others.length > 0 && <p className={styles.hint}>{text.unknown}</p>}
    </Panel>
  );
}

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { current, client, seenAt } = session;
  const site = useSite();
  const [now] = useState(Date.now);
  const place = placeOf(client);
  const when = relativeTime({
    instant: Date.parse(seenAt),
    now,
    offsetMinutes: site?.offsetMinutes ?? 0,
  });
  return (
    <Line
      picture={<SecurityIcon name={place === 'phone' ? 'phone' : 'computer'} />}
      name={text.places[place]}
      note={
        <>
          {client && (
            <bdi dir="ltr" lang="en">
              {client}
            </bdi>
          )}
          {client && dot}
          {current ? text.active : text.lastSeen(when)}
        </>
      }
      end={
        current ? (
          <span className={styles.current}>{text.current}</span>
        ) : (
          <button
            type="button"
            className={button.quiet}
            aria-label={text.endSpoken(`${text.places[place]}${dot}${text.lastSeen(when)}`)}
            onClick={onEnd}
          >
            {text.end}
          </button>
        )
      }
    />
  );
}

/** The server stores «Chrome · Android», and no address. */
function placeOf(client: string): keyof typeof text.places {
  if (client === '') return 'unknown';
  return /Android|iOS|iPhone|iPad/.test(client) ? 'phone' : 'computer';
}
