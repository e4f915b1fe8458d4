import { isDeepStrictEqual } from 'node:util';
import { timeText } from '@safira/arabic/formats/dates';
import { kickoffText, MECCA_TIME } from './lead.ts';
import type { PreviewRecord } from './record.ts';

/** The match itself: a preview is corrected when this changes, not when the table does. A venue that was not known may come. */
const ownFacts = ({ competition, round, venue, isHosted, state, kickoff, teams }: PreviewRecord) => ({
  competition,
  round,
  venue,
  isHosted,
  state,
  kickoff,
  teams,
});

/** `before` has been stored, which keeps no order of keys. */
export const isPreviewCorrected = (before: PreviewRecord, after: PreviewRecord): boolean =>
  !isDeepStrictEqual(ownFacts(before), ownFacts({ ...after, venue: before.venue && after.venue }));

/** The record that a corrected preview is written from: what was around the match stays as it was. */
export const correctedPreview = (before: PreviewRecord, after: PreviewRecord): PreviewRecord => ({
  ...before,
  ...ownFacts(after),
});

/** OURS-22: the note under a corrected preview. */
export function previewCorrection(before: PreviewRecord, after: PreviewRecord): string {
  const [was, is] = [kickoffText(before.kickoff), kickoffText(after.kickoff)];
  if (before.state !== after.state) {
    if (after.state === 'postponed')
      return `تأجلت المباراة إلى موعد يُحدَّد لاحقًا، وكانت مقررة ${was} ${MECCA_TIME}.`;
    if (after.state === 'undated') return `لم يعد موعد المباراة محددًا، وكانت مقررة ${was} ${MECCA_TIME}.`;
    return `حُدّد موعد جديد للمباراة: ${is} ${MECCA_TIME}.`;
  }
  if (was !== is) {
    return before.kickoff.date === after.kickoff.date
      ? `تغيّر موعد انطلاق المباراة من ${timeText(before.kickoff)} إلى ${timeText(after.kickoff)} ${MECCA_TIME}.`
      : `تغيّر موعد المباراة: كانت مقررة ${was}، وأصبحت ${is} ${MECCA_TIME}.`;
  }
  if (before.venue && after.venue && before.venue !== after.venue)
    return `تغيّر ملعب المباراة من ${before.venue} إلى ${after.venue}.`;
  return 'حُدّثت تفاصيل المباراة بعد تحديث سجلها.';
}
