/** COMP-02: one letter of a team's form and the word for screen readers; undefined for any other character. */
export function formResult(letter: string): { letter: string; word: string } | undefined {
  return results.get(letter.toUpperCase());
}

const results = new Map(
  Object.entries({
    W: { letter: 'ف', word: 'فوز' },
    D: { letter: 'ت', word: 'تعادل' },
    L: { letter: 'خ', word: 'خسارة' },
  }),
);
