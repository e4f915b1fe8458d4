import type { Day, Match } from '@safira/contract/matches/matches';
import { useShown } from '../../ui/use-opened.ts';
import type { Clock } from './clock-zones.ts';

const load = async () => (await import('./floating-clocks.tsx')).FloatingClocks;

/** The match whose clocks are shown, next to its button. */
export type MatchClocks = { match: Match; anchor: HTMLElement };

type Props = { shown: MatchClocks | undefined; clocks: readonly Clock[]; day: Day; onClose: () => void };

/** OURS-02: one set of clocks for all rows. */
export function RowClocks({ shown, ...props }: Props) {
  const { Part: FloatingClocks } = useShown(load, shown, props.onClose);
  return shown && FloatingClocks && <FloatingClocks key={shown.match.apiId} {...shown} {...props} />;
}
