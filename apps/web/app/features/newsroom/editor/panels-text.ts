export const publish = {
  title: 'النشر',
  when: 'وقت النشر',
  now: 'الآن',
  later: 'في موعد',
  day: 'اليوم',
  time: 'الساعة',
  zone: 'بتوقيت مكة المكرمة',
  scheduledFor: (text: string) => `يُنشر ${text} بتوقيت مكة المكرمة`,
  isLead: 'في صدر صفحة الأخبار',
  publishNow: 'انشر الآن',
  schedule: 'جدولة النشر',
  reschedule: 'غيّر الموعد',
  update: 'حدّث المنشور',
  save: 'احفظ',
  correction: 'ملاحظة تصحيح للقراء (اختيارية)',
  correctionHint: 'اكتبها إن كان المنشور خطأ: تظهر تحت المقال مع وقتها.',
  noTime: 'اختر اليوم والساعة.',
  incomplete: 'لا يُنشر مقال بلا عنوان وملخص ونص.',
  done: {
    draft: 'أُعيد إلى المسودات.',
    review: 'أُرسل للمراجعة.',
    scheduled: 'حُدّد موعد النشر.',
    published: 'نُشر المقال.',
    withdrawn: 'سُحب المقال من الموقع.',
  },
  updated: 'حُدّث المنشور.',
};

export const about = {
  title: 'التصنيف والبطولة',
  category: 'التصنيف',
  competition: 'البطولة',
  noCompetition: 'بلا بطولة',
  competitionNumber: (id: number) => `بطولة رقم ${id}`,
  entities: 'الفرق واللاعبون',
  search: 'ابحث عن فريق أو لاعب',
  add: 'أضف',
  remove: (name: string) => `أزل ${name}`,
  team: (id: number) => `فريق رقم ${id}`,
  player: (id: number) => `لاعب رقم ${id}`,
  none: (q: string) => `لا نتائج لـ«${q}».`,
};

export const picture = {
  title: 'الصورة',
  upload: 'رفع',
  remove: 'أزل الصورة',
  drawn: 'بلا صورة: يظهر رسم صافرة للتصنيف.',
};

export const revisions = {
  title: 'النسخ السابقة',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل. أعد المحاولة.',
  none: 'لا نسخ سابقة بعد.',
  autosave: 'حفظ تلقائي',
  by: (name: string) => `حفظها ${name}`,
  compared: 'ما تغيّر من هذه النسخة إلى النص الحالي',
  restore: 'استعد هذه النسخة',
  back: 'كل النسخ',
  restored: 'استُعيدت النسخة. راجعها ثم احفظ.',
};

export const diff = {
  title: 'العنوان',
  summary: 'الملخص',
  body: 'النص',
  others: 'يختلف أيضًا:',
  fields: {
    category: 'التصنيف',
    competition: 'البطولة',
    teams: 'الفرق',
    players: 'اللاعبون',
    picture: 'الصورة',
    isLead: 'صدر صفحة الأخبار',
    match: 'المباراة',
  },
  added: 'أُضيف: ',
  removed: 'حُذف: ',
  end: ' (نهاية التغيير) ',
  same: 'النصان متطابقان.',
};

export const conflict = {
  title: 'نسختان من المقال',
  text: (name: string | undefined, time: string) =>
    name ? `حفظ ${name} هذا المقال ${time}، بعد أن فتحته.` : `حُفظ هذا المقال ${time}، بعد أن فتحته.`,
  mine: 'نصّك',
  theirs: 'المحفوظ',
  changes: 'ما يختلف في نصّك عن المحفوظ',
  keepMine: 'احفظ نصّي فوقه',
  takeTheirs: 'خذ المحفوظ',
  note: 'إن أخذت المحفوظ بقي نصّك على هذا الجهاز، ويمكنك استعادته.',
};

export const preview = {
  label: 'المقال كما يراه قارئ على هاتف',
  noTitle: 'بلا عنوان',
};
