import { count, countAfterPreposition, type Noun } from '@safira/arabic/nouns/plurals';
import type { ImportRow, RowReason } from '@safira/contract/newsroom/broadcast-import';

const row: Noun = ['لا صفوف', 'صف واحد', 'صفّان', 'صفّين', 'صفوف', 'صفًا', 'صف'];

export const title = 'استيراد القنوات والمعلّقين';
export const guide = 'دليل القنوات';
export const list = {
  title: 'الصق القائمة',
  label: 'القائمة',
  example:
    'الدوري | الوقت | الفريق الأول | الفريق الثاني | المعلق | القناة\nروشن | 8:00 | الهلال | النصر | اسم المعلق | ثمانية 1',
  hint: 'تُقبل الفواصل | و ; والجدولة. تُفهم «البرسا» و«مان سيتي» و«القادسيه» كما يكتبها الناس.',
};
export const source = {
  title: 'المصدر',
  date: 'التاريخ',
  zone: 'التوقيت',
  note: 'من أين؟',
  noteExample: 'جدول القناة المعلن',
  link: 'الرابط',
  confirmed: 'الأسماء مؤكدة من القناة',
};
/** The clocks that desks write in. */
export const zones = [
  ['Asia/Riyadh', 'مكة المكرمة'],
  ['Africa/Cairo', 'القاهرة'],
  ['Asia/Dubai', 'أبوظبي'],
  ['Africa/Tunis', 'تونس'],
  ['Africa/Casablanca', 'الدار البيضاء'],
  ['UTC', 'غرينتش'],
] as const;

export const columns = {
  status: 'الحالة',
  match: 'المباراة',
  time: 'الوقت',
  channel: 'القناة',
  commentator: 'المعلّق',
};
export const all = 'الكل';
export const filterLabel = 'حالات الصفوف';
export const statusNames: Record<ImportRow['status'], string> = {
  same: 'مطابقة',
  new: 'جديدة',
  conflict: 'تعارض',
  unclear: 'غير معروفة',
};

export const reasons: Record<RowReason, string> = {
  columns_unreadable: 'لم نفهم أعمدة هذا السطر.',
  date_missing: 'لا تاريخ له: اختر التاريخ أو اكتبه في القائمة.',
  date_too_far: 'تاريخه بعيد عن اليوم.',
  time_unreadable: 'لم نفهم الوقت.',
  team_missing: 'ينقصه فريق.',
  match_unknown: 'لا نعرف مباراة كهذه في هذا اليوم.',
  several_matches: 'تطابقه أكثر من مباراة.',
  time_differs: 'وقته غير الوقت المحفوظ للمباراة.',
  league_differs: 'بطولته غير بطولة المباراة.',
  channel_missing: 'لا قناة فيه.',
  channel_unknown: 'لا نعرف هذه القناة.',
  channel_unclear: 'اسم القناة يعني أكثر من قناة.',
  commentator_unreadable: 'لم نفهم اسم المعلّق.',
  commentators_unclear: 'لم نعرف أي معلّق لأي قناة.',
};

export const versus = (home: string, away: string) => `${home} ضد ${away}`;
export const choice = {
  legend: (match: string) => `ما الصحيح في ${match}؟`,
  fresh: (what: string) => `الجديد: ${what}`,
  stored: (what: string) => `المحفوظ: ${what}`,
  match: 'أي مباراة؟',
  channel: (written: string) => `أي قناة هي «${written}»؟`,
  commentator: (written: string) => `«${written}» معلّق جديد أم كتابة أخرى؟`,
  choose: 'اختر',
  newOne: 'معلّق جديد',
  known: (name: string) => `${name} (موجود)`,
};
export const noCommentator = 'بلا معلّق';
export const contradicted = (lines: readonly number[]) =>
  lines.length === 1 ? `يخالفه السطر ${lines[0]}.` : `تخالفه الأسطر ${lines.join('، ')}.`;
export const otherLine = (line: number, text: string) => `السطر ${line} ليس صفًا: ${text}`;

export const ready = (n: number, waiting: number) =>
  waiting === 0
    ? `${count(n, row)} للاستيراد`
    : `${count(n, row)} للاستيراد، و${count(waiting, row)} بانتظار قرارك`;
export const submit = (n: number) => `استيراد ${countAfterPreposition(n, row)}`;
export const storing = 'تُحفظ…';
export const stored = (n: number) => `حُفظ: ${count(n, row)}.`;
export const notStored = (lines: readonly number[]) =>
  `لم تُحفظ الأسطر: ${lines.join('، ')}. تغيّر ما يخصها؛ راجعها ثم أعد المحاولة.`;
export const reading = 'نقرأ القائمة…';
export const unread = 'تعذّرت قراءة القائمة. تحقّق من اتصالك ثم أعد المحاولة.';
export const empty = {
  title: 'لا صفوف بعد',
  text: 'الصق قائمة القنوات والمعلّقين، وسترى هنا كل صف ومباراته قبل الحفظ.',
};
