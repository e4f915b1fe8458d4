/** Letters with their marks, and the punctuation that espeak-ng pauses at. Nothing else reaches a voice that needs marks. */
const ALLOWED = /^[\u064B-\u0652ء-غف-ي ،.؟!؛:\n]+$/;

const SUN = 'تثدذرزسشصضطظلن';
const SHADDA = '\u0651';
const SUKUN = '\u0652';

const article = new RegExp(`^ا\u064E?ل(?:(?<sun>[${SUN}])${SHADDA}?|${SUKUN}?(?=[ء-ي])(?![${SUN}]))`);
const joinedSun = new RegExp(`^(?<prefix>(?:[وف]\u064E)?(?:[بل]\u0650|ك\u064E)?)ال(?=[${SUN}]${SHADDA})`);
const joinedMoon = new RegExp(`^(?<prefix>(?:[وف]\u064E)?[بل]\u0650)ال${SUKUN}?(?=[ء-ي])(?![${SUN}])`);
/** A first letter without a mark that is only there to be pronounced with: اسْم, انْتَهَتْ, اتَّفَقَ. */
const hamzatWasl = new RegExp(`^ا(?=[ء-ي]${SUKUN}|(?!ل)[ء-ي]${SHADDA})`);
/** The same after «لِ» and «بِ», and after the article, whose lam then has the vowel: لِاسْتِمَاع, الِاسْتِحْوَاذ. */
const waslAfterKasra = new RegExp(`^(?<prefix>(?:[وف]\u064E)?(?:[بل]|ال)\u0650)ا(?=[ء-ي]${SUKUN})`);
/** After «وَ» only where no name looks like it: وَانْتَهَى is one, وَاتْكِينْزْ is not. */
const waslAfterWaw = new RegExp(`^(?<prefix>و\u064E)ا(?=[ء-ي]${SUKUN}ت[\u064E\u0650]|ث${SUKUN}ن)`);
const endsInVowel = /(?:[\u064E-\u0650]|(?<!\u064B)[اى]|\u0650ي|\u064Fو)$/;
const pause = /[،.؟!؛:]+$/;

/**
 * A fully vocalised sentence as espeak-ng 1.51 reads it right. Each rule was found in its phonemes, and
 * `test/espeak.test.ts` shows what it says with and without.
 */
export function espeakText(vocalised: string): string {
  const text = marksInOrder(vocalised);
  if (!ALLOWED.test(text))
    throw new Error(`not for a voice: «${text.replaceAll(/[\u064B-\u0652ء-ي\s]/g, '')}» in «${text}»`);
  const words = text.trim().split(/\s+/);
  return words
    .map((word, at) => {
      const previous = words[at - 1];
      const isLast = at === words.length - 1;
      return spell(word, { isAfterVowel: previous !== undefined && endsInVowel.test(previous), isLast });
    })
    .join(' ');
}

/** The doubling before the vowel: Unicode orders them the other way, and espeak-ng then drops the vowel. */
function marksInOrder(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u0640', '')
    .replaceAll('\u0670', 'ا')
    .replaceAll('ٱ', 'ا')
    .replaceAll(/([\u064B-\u0650\u0652]+)\u0651/g, `${SHADDA}$1`);
}

function spell(word: string, { isAfterVowel, isLast }: { isAfterVowel: boolean; isLast: boolean }): string {
  const end = pause.exec(word)?.[0] ?? '';
  const start = beginning(end ? word.slice(0, -end.length) : word, isAfterVowel);
  const isBeforePause = isLast || end !== '';
  const spelled = start.replace(isBeforePause ? /ة[\u064B-\u0652]*$/ : /ة\u0652$/, 'ه');
  return spelled.replace(/ين$/, `ين${SUKUN}`) + end;
}

function beginning(written: string, isAfterVowel: boolean): string {
  const word = written.replace(waslAfterKasra, '$<prefix>').replace(waslAfterWaw, '$<prefix>');
  if (isAfterVowel && word.startsWith('ال\u0650')) return word.slice(1);
  const found = article.exec(word);
  if (found) {
    const sun = found.groups?.sun;
    const rest = word.slice(found[0].length);
    // espeak-ng doubles a sun letter after the article by itself, but keeps the article's vowel after another vowel.
    if (isAfterVowel) return sun ? sun + SHADDA + rest : `ل${SUKUN}${rest}`;
    return sun ? `ال${sun}${rest}` : `ال${rest}`;
  }
  if (isAfterVowel && word.startsWith(`ال${SHADDA}`)) return word.slice(1);
  if (hamzatWasl.test(word)) return isAfterVowel ? word.slice(1) : word.replace('ا', 'ا\u0650');
  return word.replace(joinedSun, '$<prefix>').replace(joinedMoon, `$<prefix>ل${SUKUN}`);
}
