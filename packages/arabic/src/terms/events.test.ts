import { expect, test } from 'vitest';
import { cardReason, eventBadge, eventLabel } from './events.ts';

const inArabic = (text: string) => !/[A-Za-z]/.test(text.replaceAll('VAR', ''));

const events: [type: string, detail: string | null, label: string, badge: string][] = [
  ['Goal', 'Normal Goal', 'هدف', 'هدف'],
  ['Goal', 'Own Goal', 'هدف عكسي', 'عكسي'],
  ['Goal', 'Autogol', 'هدف عكسي', 'عكسي'],
  ['Goal', 'Penalty', 'هدف من ركلة جزاء', 'جزاء'],
  ['Goal', 'Missed Penalty', 'ركلة جزاء ضائعة', 'جزاء ضائعة'],
  ['Goal', 'Saved Penalty', 'تصدى الحارس لركلة الجزاء', 'جزاء ضائعة'],
  ['Goal', null, 'هدف', 'هدف'],
  ['Card', 'Yellow Card', 'بطاقة صفراء', 'إنذار'],
  ['Card', 'Second Yellow card', 'إنذار ثانٍ وطرد', 'إنذار ثانٍ'],
  ['Card', 'Red Card', 'بطاقة حمراء', 'طرد'],
  ['Card', 'Red card', 'بطاقة حمراء', 'طرد'],
  ['Card', 'Green Card', 'بطاقة', 'بطاقة'],
  ['subst', 'Substitution 1', 'التبديل الأول', 'تبديل'],
  ['Subst', 'Substitution 2', 'التبديل الثاني', 'تبديل'],
  ['subst', 'Substitution 3', 'التبديل الثالث', 'تبديل'],
  ['subst', 'Substitution 4', 'التبديل الرابع', 'تبديل'],
  ['subst', 'Substitution 5', 'التبديل الخامس', 'تبديل'],
  ['subst', 'Substitution 6', 'التبديل السادس', 'تبديل'],
  ['subst', null, 'تبديل', 'تبديل'],
  ['Var', 'Goal cancelled', 'إلغاء هدف بعد مراجعة الفيديو', 'إلغاء هدف'],
  ['Var', 'Goal Disallowed', 'إلغاء هدف بعد مراجعة الفيديو', 'إلغاء هدف'],
  ['Var', 'Goal Disallowed - offside', 'إلغاء هدف بداعي التسلل', 'إلغاء هدف'],
  ['Var', 'Goal Disallowed - handball', 'إلغاء هدف بداعي لمسة يد', 'إلغاء هدف'],
  ['Var', 'Goal Disallowed - Foul', 'إلغاء هدف بداعي وجود خطأ', 'إلغاء هدف'],
  ['Var', 'Goal confirmed', 'تأكيد الهدف بعد مراجعة الفيديو', 'تأكيد الهدف'],
  ['Var', 'Penalty confirmed', 'احتساب ركلة جزاء بعد مراجعة الفيديو', 'احتساب جزاء'],
  ['Var', 'Penalty awarded', 'احتساب ركلة جزاء بعد مراجعة الفيديو', 'احتساب جزاء'],
  ['Var', 'Penalty cancelled', 'إلغاء ركلة جزاء بعد مراجعة الفيديو', 'إلغاء جزاء'],
  ['Var', 'Card upgrade', 'تحويل الإنذار إلى طرد', 'طرد'],
  ['Var', 'Card reviewed', 'مراجعة البطاقة بتقنية الفيديو', 'مراجعة بطاقة'],
  ['Var', 'Red card cancelled', 'إلغاء البطاقة الحمراء', 'إلغاء طرد'],
  ['VAR', 'GOAL CANCELLED', 'إلغاء هدف بعد مراجعة الفيديو', 'إلغاء هدف'],
  ['Var', 'Something else', 'مراجعة تقنية الفيديو', 'الفيديو'],
  ['Corner', null, 'ركلة ركنية', 'ركنية'],
  ['Offside', null, 'تسلل', 'تسلل'],
  ['Free kick', null, 'ركلة حرة', 'ركلة حرة'],
  ['Free-Kick', 'Direct', 'ركلة حرة مباشرة', 'ركلة حرة'],
  ['free kick', 'Indirect free kick', 'ركلة حرة غير مباشرة', 'ركلة حرة'],
  ['Foul', null, 'خطأ', 'خطأ'],
  ['Handball', null, 'لمسة يد', 'لمسة يد'],
  ['Throw-in', null, 'رمية تماس', 'تماس'],
  ['Goal kick', null, 'ركلة مرمى', 'ركلة مرمى'],
  ['Chance', null, 'فرصة', 'فرصة'],
  ['Shot', null, 'تسديدة', 'تسديدة'],
  ['Save', null, 'تصدٍّ', 'تصدٍّ'],
  ['Woodwork', null, 'كرة في القائم', 'القائم'],
  ['Woodwork', 'Crossbar', 'كرة في العارضة', 'العارضة'],
  ['Injury', null, 'إصابة', 'إصابة'],
  ['Cooling break', null, 'فترة شرب الماء', 'شرب الماء'],
  ['Pitch invasion', 'Dog on the field', 'حدث في المباراة', 'حدث'],
  ['constructor', null, 'حدث في المباراة', 'حدث'],
];

test.each(events)('DLG-06: %s / %s is «%s», in short «%s»', (type, detail, label, badge) => {
  const event = { type, detail, comments: null };
  expect(eventLabel(event)).toBe(label);
  expect(eventBadge(event)).toBe(badge);
  expect(inArabic(label + badge)).toBe(true);
});

test.each([
  ['Penalty', 'سُجِّلت ركلة الترجيح', 'سُجِّلت'],
  ['Missed Penalty', 'أُهدرت ركلة الترجيح', 'أُهدرت'],
])('DLG-06: %s in a shoot-out is «%s», no goal of the match', (detail, label, badge) => {
  const kick = { type: 'Goal', detail, comments: 'Penalty Shootout' };
  expect(eventLabel(kick)).toBe(label);
  expect(eventBadge(kick)).toBe(badge);
});

test.each([
  ['Foul', 'خطأ'],
  ['Argument', 'اعتراض'],
  ['Time wasting', 'إضاعة الوقت'],
  ['TIME WASTING', 'إضاعة الوقت'],
  ['Handball', 'لمسة يد'],
  ['Holding', 'شدّ المنافس'],
  ['Unsportsmanlike conduct', 'سلوك غير رياضي'],
  ['Unallowed field entering', 'دخول الملعب دون إذن'],
  ['Simulation', 'ادعاء السقوط'],
  ['Professional foul last man', 'منع فرصة هدف محقق'],
  ['Violent conduct', 'سلوك عنيف'],
  ['Persistent fouling', 'تكرار الأخطاء'],
  ['Professional foul', 'خطأ'],
  ['Off the ball foul', 'خطأ'],
  ['Professional handball', 'لمسة يد'],
  ['Dissent', 'اعتراض'],
  ['Delay of game', 'إضاعة الوقت'],
  ['Tripping', 'عرقلة'],
  ['Serious foul', 'تدخل عنيف'],
  ['Dangerous play', 'تدخل عنيف'],
  ['Roughing', 'تدخل عنيف'],
  ['Fighting', 'سلوك عنيف'],
  ['Spitting', 'سلوك عنيف'],
  ['Foul and Abusive Language', 'ألفاظ مسيئة'],
  ['Excessive celebration', 'المبالغة في الاحتفال'],
  ['Unsporting behaviour', 'سلوك غير رياضي'],
  ['Entering field', 'دخول الملعب دون إذن'],
])('DLG-06: a card for «%s» gives the reason «%s»', (comments, reason) => {
  expect(cardReason(comments)).toBe(reason);
});

test.each([null, '', 'Misses next match', 'constructor'])(
  'DLG-06: the comment %j gives no reason',
  (comments) => {
    expect(cardReason(comments)).toBeUndefined();
  },
);
