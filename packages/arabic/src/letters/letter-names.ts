const names: Record<string, string> = {
  a: 'إيه', b: 'بي', c: 'سي', d: 'دي', e: 'إي', f: 'إف', g: 'جي', h: 'إتش', i: 'آي', j: 'جيه', k: 'كيه', l: 'إل', m: 'إم',
  n: 'إن', o: 'أو', p: 'بي', q: 'كيو', r: 'آر', s: 'إس', t: 'تي', u: 'يو', v: 'في', w: 'دبليو', x: 'إكس', y: 'واي', z: 'زد',
}; // oxfmt-ignore

/** A single letter, and capitals that cannot be pronounced («CP», «HJK»), are spelled out; other words are not. */
export function nameLetters(word: string): string | undefined {
  if (!/^(?:[a-z]|[A-Z]|[B-DF-HJ-NP-TV-XZ]{2,4})$/.test(word)) return undefined;
  return Array.from(word.toLowerCase(), (letter) => names[letter]).join(' ');
}
