import type { ServiceState, Status } from '@safira/contract/system/status';

type Key = keyof Status['services'];

export const title = 'حالة الخدمة';
export const description =
  'هل تعمل صافرة الآن؟ النتائج المباشرة والتحديث الفوري وصفحات الموقع والحسابات، كما هي وقت الفحص.';
export const checked = (time: string) => `آخر فحص ${time}`;
export const reload = 'أعد تحميل الصفحة لفحص جديد';
export const listTitle = 'الخدمات';
export const present = 'وقت الفحص';

/** By the worst state of all services. */
export const summaries: Record<ServiceState, string> = {
  works: 'كل شيء يعمل',
  slow: 'الموقع يعمل، وبعض خدماته متأخرة',
  stopped: 'بعض الخدمات متوقفة',
};
export const unknown = {
  summary: 'تعذّر الفحص الآن',
  detail: 'لا نعرف ما يعمل وما لا يعمل. قد تكون الصفحات الأخرى نسخًا محفوظة.',
};
export const updated = (when: string) => `آخر تحديث للنتائج المباشرة ${when}`;
export const isUpdated = 'حُدّثت النتائج المباشرة قبل أقل من دقيقة';
export const ageUnknown = 'لا نعرف الآن متى حُدّثت النتائج المباشرة';
export const sourceAway = 'مصدر البيانات لا يجيب';

export const services: Record<
  Key,
  { name: string; states: Record<ServiceState, string>; details: Record<ServiceState, string> }
> = {
  results: {
    name: 'النتائج المباشرة',
    states: { works: 'تعمل', slow: 'متأخرة', stopped: 'متوقفة' },
    details: {
      works: 'تُجلب وتُحفظ أولًا بأول',
      slow: 'تصل متأخرة، ويظهر وقتها في الصفحات',
      stopped: 'لا جديد يصل، وما تراه آخر ما حُفظ',
    },
  },
  push: {
    name: 'التحديث الفوري',
    states: { works: 'يعمل', slow: 'متأخر', stopped: 'متوقف' },
    details: {
      works: 'الصفحة المفتوحة تتجدد من تلقاء نفسها',
      slow: 'قد تتأخر الصفحة المفتوحة عن النتيجة',
      stopped: 'قد تتأخر الصفحة المفتوحة، فأعد تحميلها',
    },
  },
  pages: {
    name: 'صفحات الموقع',
    states: { works: 'تعمل', slow: 'نسخ محفوظة', stopped: 'متوقفة' },
    details: {
      works: 'تُعرض من أحدث ما حُفظ',
      slow: 'تُعرض منها نسخ محفوظة، وقد لا يُفتح بعضها',
      stopped: 'لا تُفتح الآن',
    },
  },
  updates: {
    name: 'الجداول والتشكيلات والإحصائيات',
    states: { works: 'تعمل', slow: 'بطيئة', stopped: 'متوقفة' },
    details: {
      works: 'تُجلب في مواعيدها',
      slow: 'تُجلب أبطأ من المعتاد',
      stopped: 'لا جديد منها، وما تراه آخر ما حُفظ',
    },
  },
  accounts: {
    name: 'الحساب والدخول',
    states: { works: 'يعمل', slow: 'بطيء', stopped: 'متوقف' },
    details: {
      works: 'الدخول وحفظ المفضلة متاحان',
      slow: 'الدخول أبطأ من المعتاد',
      stopped: 'لا دخول ولا حفظ الآن',
    },
  },
};
