/** Letters of other scripts and unusual Latin ones, in the Latin spelling that the model reads best. */
const spelled: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'sh', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ђ: 'dj', ј: 'y',
  љ: 'ly', њ: 'ny', ћ: 'ć', џ: 'dž', ў: 'w', ѓ: 'g', ќ: 'k', ѕ: 'dz',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n',
  ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
  ə: 'a', ɛ: 'e', ɔ: 'o', ɓ: 'b', ɗ: 'd', ƙ: 'k', ŧ: 't', ɣ: 'g', ŋ: 'ng', ɩ: 'i', ʋ: 'v', ɖ: 'd', ƴ: 'y',
}; // oxfmt-ignore

const digits = new Map(Array.from('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', (digit, index) => [digit, String(index % 10)]));

/** Cyrillic and Greek become Latin, Arabic-Indic digits Western ones; Arabic and every other script stay. */
export function otherScripts(text: string): string {
  const composed = text
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/ο[υύ]/gi, 'ou');
  return Array.from(composed, (letter) => digits.get(letter) ?? latinOf(letter)).join('');
}

/** «й» and «ї» are separate letters, «ά» is an accented «α». */
function latinOf(letter: string): string {
  const small = letter.toLowerCase();
  const known = spelled[small] ?? spelled[small.normalize('NFD').charAt(0)];
  return known ?? letter;
}
