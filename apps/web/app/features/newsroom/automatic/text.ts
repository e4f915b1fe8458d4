import type { AutomaticKind, HeldArticle } from '@safira/contract/newsroom/automatic';

export const title = 'التقارير الآلية';
export const waitingFor = (articles: number) => `${articles} بانتظارك`;
export const moreInList = 'البقية في قائمة المقالات';

export const kinds: Record<AutomaticKind, string> = { reports: 'تقرير', previews: 'تقديم' };
export const rewritten = 'أُعيدت كتابته';
export const versus = 'ضد';

export const actions = { publish: 'انشر', edit: 'حرّر', compare: 'قارن النسختين', refuse: 'ارفض' };
export const published: Record<AutomaticKind, string> = {
  reports: 'نُشر التقرير.',
  previews: 'نُشر التقديم.',
};
export const refused: Record<AutomaticKind, string> = {
  reports: 'رُفض التقرير، ولن يُكتب من جديد.',
  previews: 'رُفض التقديم، ولن يُكتب من جديد.',
};

export const checks = {
  title: 'فحص قبل النشر',
  rewritten: (since: string) => `تغيّر سجل المباراة بعد الكتابة، فأُعيدت كتابة النص ${since}`,
  agrees: {
    reports: { yes: 'النتيجة تطابق سجل المباراة', no: 'النتيجة في السجل الآن غير التي في النص' },
    previews: { yes: 'الموعد يطابق سجل المباراة', no: 'الموعد في السجل الآن غير الذي في النص' },
  },
  begun: 'بدأت المباراة، وفات وقت التقديم',
  goals: (named: number, all: number) => `أهداف بأسماء مسجّليها العربية: ${named} من ${all}`,
  spelled: 'اسم منقول حرفيًا:',
  quoted: (name: string) => `«${name}»`,
  review: 'راجعه',
  reviewOf: (name: string) => `راجع اسم ${name}`,
  warning: 'تنبيه:',
};

export const held = {
  title: 'لم تُكتب بعد',
  why: {
    goals: 'الأهداف المسجّلة لا تساوي النتيجة. يُكتب من تلقاء نفسه حين يكتمل سجل المباراة.',
    names: 'فيه اسم ينتظر قرار محرر. يُكتب من تلقاء نفسه بعد القرار.',
    foreign: 'جاء في النص ما ليس في سجل المباراة، فلم يُحفظ.',
    little: 'ما في السجل لا يكفي لكتابة تقديم.',
  } satisfies Record<HeldArticle['why'], string>,
  toMatch: 'صفحة المباراة',
  toNames: 'الأسماء',
  toNew: 'اكتبه بنفسك',
};

export const switches = {
  title: 'النشر التلقائي',
  text: 'ما تغلقه هنا ينتظر المراجعة قبل نشره. وفتحه لا ينشر ما ينتظر الآن.',
  names: { reports: 'التقارير', previews: 'التقديمات' } satisfies Record<AutomaticKind, string>,
  label: {
    reports: (competition: string) => `نشر تقارير ${competition} تلقائيًا`,
    previews: (competition: string) => `نشر تقديمات ${competition} تلقائيًا`,
  },
  saved: {
    on: 'يُنشر الجديد من الآن دون مراجعة.',
    off: 'ينتظر الجديد من الآن المراجعة قبل نشره.',
  },
  none: 'لا بطولات متابَعة بعد.',
};

export const none = {
  title: 'لا شيء بانتظارك',
  text: 'التقارير والتقديمات تُنشر تلقائيًا، إلا في البطولات التي أُغلق نشرها التلقائي.',
};
export const loading = 'نجلب التقارير…';
export const failed = { title: 'تعذّر تحميل التقارير', text: 'تحقّق من اتصالك ثم أعد المحاولة.' };
