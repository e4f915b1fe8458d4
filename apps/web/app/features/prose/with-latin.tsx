/** A whole Latin word or name inside Arabic prose: «IBM Plex Sans Arabic», «SIL OFL 1.1», «tz». */
const LATIN = /([A-Za-z][\w.-]*(?: [\w.-]*\w)*)/;

/** Marks the Latin parts of a sentence, so that each is displayed and read out as one. */
export function WithLatin({ text }: { text: string }) {
  return text.split(LATIN).map((piece, place) =>
    // split() returns the captured text at every other index
    place % 2 === 0 ? (
      piece
    ) : (
      <bdi key={piece} lang="en" dir="ltr" translate="no">
        {piece}
      </bdi>
    ),
  );
}
