import { count, countAfterPreposition, type Noun } from '@safira/arabic/nouns/plurals';

const article: Noun = ['لا مقالات', 'مقال واحد', 'مقالان', 'مقالين', 'مقالات', 'مقالًا', 'مقال'];
const time: Noun = ['', 'مرة', 'مرتان', 'مرتين', 'مرات', 'مرة', 'مرة'];

export const title = 'المقالات';
export const articleCount = (n: number) => count(n, article);
export const newArticle = 'مقال جديد';
export const search = { label: 'ابحث في العناوين', submit: 'بحث' };
export const filters = { label: 'حالات المقالات', all: 'الكل' };
export const columns = {
  article: 'المقال',
  status: 'الحالة',
  author: 'المحرر',
  time: 'الوقت',
  actions: 'الإجراءات',
};
export const automatic = 'تقرير آلي';
export const corrected = (n: number) => `صُحّح ${countAfterPreposition(n, time)}`;
export const untitled = 'بلا عنوان';
export const noAuthor = '—';

export const pageSummary = (current: number, total: number, articles: number) =>
  `صفحة ${current} من ${total} (${articleCount(articles)})`;

export const when = {
  published: (text: string) => `نُشر ${text}`,
  changed: (text: string) => `عُدّل ${text}`,
  arrived: (text: string) => `وصل ${text}`,
  today: 'اليوم',
  tomorrow: 'غدًا',
  yesterday: 'أمس',
};

export const actions = {
  edit: (name: string) => `حرّر «${name}»`,
  view: (name: string) => `اعرض «${name}» في الموقع`,
  more: (name: string) => `إجراءات «${name}»`,
  viewShort: 'اعرض في الموقع',
};

export const confirm = {
  published: { title: 'نشر المقال', text: 'يظهر المقال للقراء الآن.', yes: 'انشر' },
  withdrawn: { title: 'سحب المقال', text: 'لن يجده القراء في الموقع، ويبقى هنا.', yes: 'اسحب' },
  no: 'تراجع',
};

export const done = 'تم.';
export const failed = 'تعذّر ذلك. أعد المحاولة.';

export const none = {
  title: 'لا مقالات هنا',
  text: 'لا مقالات في هذه الحالة الآن.',
  notFound: (q: string) => `لا نتائج لـ«${q}». تأكد من الكتابة أو جرّب كلمة أقصر.`,
  all: 'كل المقالات',
};
