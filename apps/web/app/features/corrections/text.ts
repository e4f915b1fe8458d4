import type { CorrectionSection } from '@safira/contract/corrections/corrections';

export const title = 'سجل التصحيحات';
export const pageTitle = (page: number) => (page > 1 ? `${title}، صفحة ${page}` : title);
export const lead = 'كل ما صحّحناه بعد ظهوره، بوقته ومصدره. لا يُحذف منه شيء.';
export const description =
  'سجل علني بكل ما صحّحته صافرة بعد ظهوره: نتائج وأهداف ومواعيد وأسماء وقنوات وأخبار، بما كان وما صار ومصدر التصحيح.';
export const failedTitle = 'تعذّر تحميل السجل';
export const home = 'الرئيسية';

export const filter = {
  label: 'تصفية السجل',
  all: 'الكل',
  sections: {
    results: 'نتائج وأهداف',
    'kick-offs': 'مواعيد',
    names: 'أسماء',
    channels: 'قنوات ومعلّقون',
    news: 'أخبار',
  } satisfies Record<CorrectionSection, string>,
};

/** The part of one match. */
export const ofMatch = 'هذه المباراة';

export const none = {
  title: 'لا تصحيحات هنا بعد',
  text: 'حين نصحّح شيئًا رآه القراء، تجده هنا بوقته ومصدره.',
  all: 'كل التصحيحات',
  home: 'العودة إلى الرئيسية',
};

/** Read out before the old and the new value, which differ only by their looks. */
export const was = 'كان:';
export const isNow = 'صار:';
export const hidden = 'النتيجة مخفية';
