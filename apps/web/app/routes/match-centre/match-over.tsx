/** DLG-17: the URL of a match over the list. The list renders the dialog (match-over-day.tsx), which opens first. */
export default function MatchOver() {
  return null;
}
