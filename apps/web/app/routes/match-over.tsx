/** DLG-17: the address of a match over the list. The dialog is the list's own (match-over-day.tsx): it was there first. */
export default function MatchOver() {
  return null;
}
