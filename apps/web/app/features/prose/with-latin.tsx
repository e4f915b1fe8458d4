/** A Latin word or name inside Arabic prose, as far as it goes: «IBM Plex Sans Arabic», «SIL OFL 1.1», «tz». */
const LATIN = /([A-Za-z][\w.-]*(?: [\w.-]*\w)*)/;

/** Marks the Latin pieces of a sentence, so that each is read and spoken as one. */
export function WithLatin({ text }: { text: string }) {
  return text.split(LATIN).map((piece, place) =>
    // split puts what the pattern caught at every other place
    place % 2 === 0 ? (
      piece
    ) : (
      <bdi key={piece} lang="en" dir="ltr" translate="no">
        {piece}
      </bdi>
    ),
  );
}
