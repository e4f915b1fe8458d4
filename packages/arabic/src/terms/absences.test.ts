import { expect, test } from 'vitest';
import { absenceLabel, absenceReason } from './absences.ts';

test.each([
  ['Missing Fixture', 'غائب'],
  ['Questionable', 'مشكوك في مشاركته'],
  ['Doubtful', 'مشكوك في مشاركته'],
  ['Injured', 'مصاب'],
  ['Suspended', 'موقوف'],
  ['Who knows', 'غائب'],
  [null, 'غائب'],
])('HOUSE: an absence of the type %j reads «%s»', (type, label) => {
  expect(absenceLabel(type)).toBe(label);
});

const recorded: [string, string][] = [
  ['Knee Injury', 'إصابة في الركبة'],
  ['Thigh Injury', 'إصابة في الفخذ'],
  ['Muscle Injury', 'إصابة عضلية'],
  ['Calf Injury', 'إصابة في عضلة الساق'],
  ['Injury', 'إصابة'],
  ['Unknown Injury', 'إصابة'],
  ['Ankle Injury', 'إصابة في الكاحل'],
  ['Inactive', 'خارج القائمة'],
  ['International duty', 'مع المنتخب'],
  ['Groin Injury', 'إصابة في العضلة الضامة'],
  ['Illness', 'مرض'],
  ['Foot Injury', 'إصابة في القدم'],
  ['Red Card', 'بطاقة حمراء'],
  ['Yellow Cards', 'تراكم البطاقات'],
  ['Hamstring Injury', 'إصابة في العضلة الخلفية'],
  ['Back Injury', 'إصابة في الظهر'],
  ['Suspended', 'إيقاف'],
  ['heart problems', 'مشكلة في القلب'],
  ['Heart Problems', 'مشكلة في القلب'],
  ['Broken Hand', 'كسر في اليد'],
];

const byRule: [string, string][] = [
  ['Cruciate Ligament Injury', 'إصابة في الرباط الصليبي'],
  ['Cruciate Ligament Rupture', 'قطع في الرباط الصليبي'],
  ['Torn Cruciate Ligament', 'قطع في الرباط الصليبي'],
  ['ACL Tear', 'قطع في الرباط الصليبي'],
  ['Achilles Tendon Injury', 'إصابة في وتر أخيل'],
  ['Achilles Tendon Rupture', 'قطع في وتر أخيل'],
  ['Meniscus Injury', 'إصابة في الغضروف الهلالي'],
  ['Hip Injury', 'إصابة في الورك'],
  ['Shoulder Injury', 'إصابة في الكتف'],
  ['Dislocated Shoulder', 'خلع في الكتف'],
  ['Rib Injury', 'إصابة في الضلوع'],
  ['Head Injury', 'إصابة في الرأس'],
  ['Leg Injury', 'إصابة في الساق'],
  ['Broken Leg', 'كسر في الساق'],
  ['Broken Toe', 'كسر في إصبع القدم'],
  ['Broken Nose', 'كسر في الأنف'],
  ['Broken Collarbone', 'كسر في الترقوة'],
  ['Metatarsal Fracture', 'كسر في القدم'],
  ['Fractured Jaw', 'كسر في الفك'],
  ['Wrist Injury', 'إصابة في المعصم'],
  ['Elbow Injury', 'إصابة في المرفق'],
  ['Arm Injury', 'إصابة في الذراع'],
  ['Finger Injury', 'إصابة في إصبع اليد'],
  ['Neck Injury', 'إصابة في الرقبة'],
  ['Eye Injury', 'إصابة في العين'],
  ['Facial Injury', 'إصابة في الوجه'],
  ['Chest Injury', 'إصابة في الصدر'],
  ['Abdominal Strain', 'شد في البطن'],
  ['Hamstring Strain', 'شد في العضلة الخلفية'],
  ['Calf Strain', 'شد في عضلة الساق'],
  ['Sprained Ankle', 'التواء في الكاحل'],
  ['Knee Surgery', 'جراحة في الركبة'],
  ['Back Pain', 'آلام في الظهر'],
  ['Knee Problems', 'مشكلة في الركبة'],
  ['Ligament Injury', 'إصابة في الأربطة'],
  ['Ligament Tear', 'تمزق في الأربطة'],
  ['Dead Leg', 'كدمة في الساق'],
  ['Knock', 'كدمة'],
  ['Tendon Injury', 'إصابة في الأوتار'],
  ['Muscle Strain', 'شد في العضلات'],
  ['Muscle Tear', 'تمزق في العضلات'],
  ['Muscle Fatigue', 'إجهاد في العضلات'],
  ['Surgery', 'جراحة'],
  ['Concussion', 'ارتجاج في الدماغ'],
  ['Hernia', 'فتق'],
  ['Flu', 'مرض'],
  ['Virus', 'مرض'],
  ['Covid-19', 'فيروس كورونا'],
  ['Suspension', 'إيقاف'],
  ["Coach's decision", 'قرار فني'],
  ['National selection', 'مع المنتخب'],
  ['Personal Reasons', 'أسباب شخصية'],
  ['Lacking Match Fitness', 'نقص الجاهزية البدنية'],
  ['Rest', 'راحة'],
  ['Not in squad', 'خارج القائمة'],
];

test.each([...recorded, ...byRule])('HOUSE: the reason «%s» reads «%s»', (reason, label) => {
  expect(absenceReason(reason)).toBe(label);
  expect(label).not.toMatch(/[A-Za-z]/);
});

test.each(['Arrested', 'Quidditch', '', null])('HOUSE: the unknown reason %j is not shown', (reason) => {
  expect(absenceReason(reason)).toBe('سبب غير معلن');
});
