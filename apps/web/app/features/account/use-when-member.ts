import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../state/session.ts';

/**
 * Calls once the reader is a member, also one who signed in before or in another tab. `isNew` after `onRegister`: the
 * form says that it registers before it does, because the session may be rendered before its call returns.
 */
export function useWhenMember(onMember: (isNew: boolean) => void): { onRegister: () => void } {
  const isNew = useRef(false);
  const { state } = useSession();
  const report = useEffectEvent(() => onMember(isNew.current));
  useEffect(() => {
    if (state === 'member') report();
  }, [state]);
  return {
    onRegister: () => {
      isNew.current = true;
    },
  };
}
