import { count, type Noun } from '@safira/arabic/nouns/plurals';
import type { NamedKind, NameFilter, NewsroomName } from '@safira/contract/newsroom/names';

export const title = 'الأسماء العربية';
const name: Noun = ['لا أسماء', 'اسم واحد', 'اسمان', 'اسمين', 'أسماء', 'اسمًا', 'اسم'];
const reader: Noun = ['لا قراء', 'قارئ واحد', 'قارئان', 'قارئين', 'قراء', 'قارئًا', 'قارئ'];
export const toReview = (names: number) => `${count(names, name)} بحاجة إلى مراجعة`;

export const filter = {
  label: 'تصفية الأسماء',
  names: {
    review: 'بحاجة إلى مراجعة',
    reported: 'بلاغات القراء',
    player: 'لاعبون',
    club: 'فرق',
    stadium: 'ملاعب',
    competition: 'بطولات',
  } satisfies Record<NameFilter, string>,
};
export const search = {
  label: 'البحث في الأسماء',
  placeholder: 'ابحث بالعربية أو الإنجليزية',
  submit: 'ابحث',
};

export const columns = {
  original: 'الاسم عند المزوّد',
  arabic: 'العربي المعروض',
  how: 'كيف جاء',
  seen: 'مرات الظهور',
  action: 'إجراء',
};

export const kinds: Record<NamedKind, string> = {
  player: 'لاعب',
  club: 'فريق',
  stadium: 'ملعب',
  competition: 'بطولة',
  coach: 'مدرب',
};

const inTable = 'جدول';
export const hows: Record<NewsroomName['how'], string> = {
  exact: inTable,
  alias: inTable,
  plain: inTable,
  fuzzy: inTable,
  composed: 'مركّب',
  transliterated: 'منقول حرفيًا',
  needs_editor: 'بحاجة إلى محرر',
  override: 'قرار محرر',
};
export const unknown = '—';

export const correct = 'صحّح';
export const correctOf = (one: string) => `صحّح اسم ${one}`;
export const approve = 'اعتمد';
export const approving = 'نحفظ…';
export const cancel = 'إلغاء';
export const arabicOf = (original: string) => `الاسم العربي لـ ${original}`;
export const notArabic = 'اكتب الاسم بحروف عربية، من حرفين إلى 80.';
export const consequence = 'الاعتماد يبدّله في الموقع كله وفي الأخبار الجديدة، ويُسجَّل في سجل التصحيحات إن تغيّر.';
export const reportedBy = (readers: number) => `أبلغ عن هذا الاسم ${count(readers, reader)}.`;
export const saved = (arabic: string) => `اعتُمد الاسم «${arabic}».`;

export const none = {
  title: 'لا أسماء هنا',
  text: 'لا اسم يحتاج إلى مراجعة في هذه القائمة.',
  found: 'لا اسم بهذه الكلمات.',
};
export const loading = 'نجلب الأسماء…';
export const failed = { title: 'تعذّر تحميل الأسماء', text: 'تحقّق من اتصالك ثم أعد المحاولة.' };
