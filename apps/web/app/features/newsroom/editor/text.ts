import { count, countAfterPreposition, type Noun } from '@safira/arabic/nouns/plurals';
import { minute } from '@safira/arabic/nouns/time-nouns';

const word: Noun = ['لا كلمات', 'كلمة واحدة', 'كلمتان', 'كلمتين', 'كلمات', 'كلمة', 'كلمة'];
const letter: Noun = ['لا أحرف', 'حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرفًا', 'حرف'];

export const page = {
  new: 'مقال جديد',
  edit: 'تحرير مقال',
  back: 'رجوع إلى المقالات',
  modes: { label: 'طريقة العرض', edit: 'تحرير', preview: 'معاينة' },
  revisions: 'النسخ السابقة',
  view: 'اعرض في الموقع',
};

export const saving = {
  never: 'لم يُحفظ بعد',
  saved: (time: string) => `حُفظ ${time}`,
  changed: 'سيُحفظ بعد لحظة',
  /** Of an article that readers see: it is saved when the editor says so. */
  changedForReaders: 'تعديلات لم تُحفظ',
  saving: 'يُحفظ…',
  failed: 'لم يُحفظ، سنعيد المحاولة',
  failedForReaders: 'لم يُحفظ. أعد المحاولة.',
  signedOut: 'لم يُحفظ: انتهت جلستك. نصّك باقٍ هنا، وسيُحفظ حين تسجّل الدخول.',
  signIn: 'سجّل الدخول',
  conflict: 'لم يُحفظ: حفظ محرر آخر هذا المقال',
  compare: 'قارن النسختين',
};

export const fields = {
  title: 'العنوان',
  summary: 'الملخص',
  body: 'نص المقال',
  bodyHint: 'اكتب هنا…',
};

export const counters = {
  words: (n: number) => count(n, word),
  title: (n: number, most: number) => `العنوان ${count(n, word)} من ${most}`,
  summary: (n: number, most: number) => `الملخص ${count(n, letter)} من ${most}`,
  reading: (n: number) => `قراءة ${n === 1 ? minute[6] : countAfterPreposition(n, minute)}`,
};

export const copy = {
  text: (time: string) => `على هذا الجهاز نصّ لم يُحفظ، كُتب ${time}.`,
  take: 'استعده',
  delete: 'احذفه',
};

export const automatic = {
  title: 'تقرير آلي',
  text: 'كتبه البرنامج من سجل المباراة، ويعيد كتابته إن صُحّح السجل. إن حرّرته بنفسك صار مقالك ولم يتغيّر بعد ذلك.',
  takeOver: 'حرّره بنفسك',
};

export const missing = {
  title: 'لم نعثر على المقال',
  text: 'ربما كان الرابط خطأ.',
  back: 'كل المقالات',
};

export const failed = 'تعذّر ذلك. تحقّق من اتصالك ثم أعد المحاولة.';
