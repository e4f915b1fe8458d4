import { firstMatch } from './first-match.ts';
import { ordinal } from '../formats/ordinals.ts';

export type EventInput = { type: string; detail: string | null; comments: string | null };

/** DLG-06: an event in words, «إلغاء هدف بداعي التسلل»; an unknown one is only «حدث في المباراة». */
export function eventLabel(event: EventInput): string {
  const [, n] = /^substitution (\d+)$/i.exec(event.detail ?? '') ?? [];
  return n ? `التبديل ${ordinal(Number(n))}` : wordsOf(event)[0];
}

/** DLG-06: the same in one or two words, for a narrow column. */
export function eventBadge(event: EventInput): string {
  const [label, badge = label] = wordsOf(event);
  return badge;
}

/** DLG-06: why a card was shown, from the event's comment; undefined when it gives no reason we know. */
export function cardReason(comments: string | null): string | undefined {
  return firstMatch(reasons, comments ?? '');
}

type Words = readonly [label: string, badge?: string];

function wordsOf({ type, detail, comments }: EventInput): Words {
  return firstMatch(events, `${type}: ${detail ?? ''}, ${comments ?? ''}`) ?? ['حدث في المباراة', 'حدث'];
}

/** Matched against type, detail and comment in one line: `Goal: Missed Penalty, Penalty Shootout`. */
const events: Record<string, Words> = {
  '^goal:.*miss.*shoot': ['أُهدرت ركلة الترجيح', 'أُهدرت'],
  '^goal:.*shoot': ['سُجِّلت ركلة الترجيح', 'سُجِّلت'],
  '^goal:.*saved': ['تصدى الحارس لركلة الجزاء', 'جزاء ضائعة'],
  '^goal:.*miss': ['ركلة جزاء ضائعة', 'جزاء ضائعة'],
  '^goal:.*penalty': ['هدف من ركلة جزاء', 'جزاء'],
  // DLG-05: the words providers have used for an own goal.
  '^goal:.*(own|autogol|propia|عكسي)': ['هدف عكسي', 'عكسي'],
  '^goal:': ['هدف'],
  '^card:.*second': ['إنذار ثانٍ وطرد', 'إنذار ثانٍ'],
  '^card:.*yellow': ['بطاقة صفراء', 'إنذار'],
  '^card:.*red': ['بطاقة حمراء', 'طرد'],
  '^card:': ['بطاقة'],
  '^subst': ['تبديل'],
  '^var:.*disallowed.*offside': ['إلغاء هدف بداعي التسلل', 'إلغاء هدف'],
  '^var:.*disallowed.*handball': ['إلغاء هدف بداعي لمسة يد', 'إلغاء هدف'],
  '^var:.*disallowed.*foul': ['إلغاء هدف بداعي وجود خطأ', 'إلغاء هدف'],
  '^var: goal (cancel|disallow)': ['إلغاء هدف بعد مراجعة الفيديو', 'إلغاء هدف'],
  '^var: goal confirm': ['تأكيد الهدف بعد مراجعة الفيديو', 'تأكيد الهدف'],
  '^var: penalty cancel': ['إلغاء ركلة جزاء بعد مراجعة الفيديو', 'إلغاء جزاء'],
  '^var: penalty (confirm|award)': ['احتساب ركلة جزاء بعد مراجعة الفيديو', 'احتساب جزاء'],
  '^var: card upgrade': ['تحويل الإنذار إلى طرد', 'طرد'],
  '^var: card review': ['مراجعة البطاقة بتقنية الفيديو', 'مراجعة بطاقة'],
  '^var: red card cancel': ['إلغاء البطاقة الحمراء', 'إلغاء طرد'],
  '^var:': ['مراجعة تقنية الفيديو', 'الفيديو'],
  '^corner': ['ركلة ركنية', 'ركنية'],
  '^offside': ['تسلل'],
  '^free.?kick:.*indirect': ['ركلة حرة غير مباشرة', 'ركلة حرة'],
  '^free.?kick:.*direct': ['ركلة حرة مباشرة', 'ركلة حرة'],
  '^free.?kick': ['ركلة حرة'],
  '^goal.?kick': ['ركلة مرمى'],
  '^foul': ['خطأ'],
  '^handball': ['لمسة يد'],
  '^throw': ['رمية تماس', 'تماس'],
  '^chance': ['فرصة'],
  '^shot': ['تسديدة'],
  '^save': ['تصدٍّ'],
  '^woodwork:.*bar': ['كرة في العارضة', 'العارضة'],
  '^woodwork': ['كرة في القائم', 'القائم'],
  '^injury': ['إصابة'],
  '^cooling': ['فترة شرب الماء', 'شرب الماء'],
};

const reasons = {
  hand: 'لمسة يد',
  'argument|dissent': 'اعتراض',
  'time wasting|delay': 'إضاعة الوقت',
  holding: 'شدّ المنافس',
  tripping: 'عرقلة',
  entering: 'دخول الملعب دون إذن',
  unsport: 'سلوك غير رياضي',
  'violent|fight|spitting': 'سلوك عنيف',
  language: 'ألفاظ مسيئة',
  simulation: 'ادعاء السقوط',
  celebration: 'المبالغة في الاحتفال',
  'last man': 'منع فرصة هدف محقق',
  persistent: 'تكرار الأخطاء',
  'dangerous|roughing|serious': 'تدخل عنيف',
  foul: 'خطأ',
};
