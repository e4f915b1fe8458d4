/** What a list or a match header needs to know about a match's status. */
export type StatusInput = { short: string; long: string; elapsed: number | null; extra: number | null };

export type StatusLabel = {
  /** One or two words for a narrow badge. */
  badge: string;
  /** `67′`, `45+2′`: while the ball is in play and the minute is known. Print it in an LTR isolate. */
  minute: string | null;
  /** A full sentence, for the match page and for screen readers. */
  sentence: string;
};

/** DLG-16, HOME-18: an unknown code shows the provider's own text; the provider once sent `Canc`. */
export function statusLabel({ short, long, elapsed, extra }: StatusInput): StatusLabel {
  const code = short.toUpperCase();
  const known = Object.hasOwn(labels, code) ? labels[code] : undefined;
  if (!known) return { badge: long, minute: null, sentence: long };
  const [badge, sentence] = known;
  const isPlaying = withMinute.has(code) && elapsed !== null;
  if (!isPlaying) return { badge, minute: null, sentence };
  return {
    badge,
    minute: minuteText(elapsed, extra),
    sentence: `${sentence}، ${minuteSpoken(elapsed, extra)}`,
  };
}

/** The mark is U+2032: an apostrophe moves to the other side after Arabic letters. */
export function minuteText(elapsed: number, extra: number | null): string {
  return extra ? `${elapsed}+${extra}′` : `${elapsed}′`;
}

export function minuteSpoken(elapsed: number, extra: number | null): string {
  return extra ? `الدقيقة ${elapsed} + ${extra} (بدل الضائع)` : `الدقيقة ${elapsed}`;
}

const withMinute = new Set(['1H', '2H', 'ET', 'LIVE']);

const labels: Record<string, readonly [badge: string, sentence: string]> = {
  TBD: ['لم يُحدَّد', 'لم يُحدَّد موعد المباراة بعد'],
  NS: ['لم تبدأ', 'لم تبدأ بعد'],
  '1H': ['الشوط الأول', 'الشوط الأول'],
  HT: ['الاستراحة', 'استراحة ما بين الشوطين'],
  '2H': ['الشوط الثاني', 'الشوط الثاني'],
  ET: ['إضافي', 'الوقت الإضافي'],
  BT: ['استراحة', 'استراحة الوقت الإضافي'],
  P: ['ترجيح', 'ركلات الترجيح'],
  LIVE: ['مباشر', 'المباراة جارية الآن'],
  SUSP: ['موقوفة', 'أُوقفت المباراة، وقد تُستأنف لاحقًا'],
  INT: ['متوقفة', 'توقفت المباراة مؤقتًا'],
  FT: ['انتهت', 'انتهت المباراة'],
  AET: ['بعد التمديد', 'انتهت بعد الوقت الإضافي'],
  PEN: ['بالترجيح', 'انتهت بركلات الترجيح'],
  PST: ['مؤجلة', 'تأجلت المباراة إلى موعد يُحدَّد لاحقًا'],
  CANC: ['ملغاة', 'أُلغيت المباراة'],
  ABD: ['لم تكتمل', 'أُوقفت المباراة نهائيًا ولم تكتمل'],
  AWD: ['إداريًا', 'حُسمت النتيجة بقرار إداري'],
  WO: ['انسحاب', 'فوز بانسحاب المنافس'],
};
