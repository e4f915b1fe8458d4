export const title = 'بودكاست فرقي';
export const intro =
  'نشرة صوتية خاصة بك فيها نتائج فرقك المفضلة ومواعيد مبارياتها المقبلة، وتستمع إليها في تطبيق البودكاست الذي تفضّله.';
export const create = 'أنشئ رابطًا خاصًا';
export const creating = 'جارٍ الإنشاء…';
export const notCreated = 'تعذّر إنشاء الرابط. أعد المحاولة.';
export const created = 'أُنشئ الرابط. انسخه الآن، فلن نعرضه مرة أخرى.';

export const addressLabel = 'رابطك الخاص';
export const copy = 'انسخ الرابط';
export const copied = 'نُسخ الرابط.';
export const notCopied = 'تعذّر النسخ. حدّد الرابط وانسخه بنفسك.';
export const once =
  'انسخ الرابط الآن، فلن نعرضه مرة أخرى. هو لك وحدك: من يعرفه يستمع إلى حلقاتك ويعرف فرقك المفضلة.';
export const howTitle = 'كيف تضيفه إلى تطبيق البودكاست؟';
export const how = [
  'افتح تطبيق البودكاست واختر الإضافة عبر رابط، وقد يسميها التطبيق «متابعة برنامج عبر رابط» أو «إضافة RSS».',
  'الصق الرابط ووافق على الإضافة.',
  'تصل الحلقة الأولى بعد قليل إن كان لفرقك جديد، ثم نعدّ حلقة كل خمس ساعات متى وُجد جديد.',
];

export const active = 'رابطك يعمل';
export const createdOn = (day: string) => `أُنشئ ${day}`;
export const neverFetched = 'لم يفتحه أي تطبيق بعد';
export const fetched = (when: string) => `آخر تحديث في تطبيقك ${when}`;
export const idle = 'إذا لم يُحدَّث الرابط في تطبيقك سبعة أيام، نتوقف عن إعداد الحلقات حتى يُحدَّث من جديد.';

export const renew = 'رابط جديد';
export const renewQuestion = 'يتوقف رابطك الحالي في كل تطبيق أضفته إليه، وتحصل على رابط جديد.';
export const confirmRenew = 'أنشئ رابطًا جديدًا';
export const stop = 'أوقف الرابط';
export const stopQuestion = 'يتوقف الرابط وحلقاته في كل تطبيق أضفته إليه، ولا يمكن استعادته.';
export const confirmStop = 'نعم، أوقف الرابط';
export const stopped = 'أُوقف الرابط.';
export const notStopped = 'تعذّر إيقاف الرابط. أعد المحاولة.';
export const cancel = 'إلغاء';
