import { firstMatch } from './first-match.ts';

/** How certain an absence is; a player listed with a type we do not know is out. */
export function absenceLabel(type: string | null): string {
  return firstMatch(types, type ?? '') ?? 'غائب';
}

/** Why a player is out: `Calf Injury`, `Broken Hand`, `Red Card`; an unknown reason is «سبب غير معلن». */
export function absenceReason(reason: string | null): string {
  const text = reason ?? '';
  const fixed = firstMatch(reasons, text);
  if (fixed) return fixed;
  const part = firstMatch(parts, text);
  const kind = firstMatch(kinds, text);
  if (part) return `${kind ?? 'إصابة'} في ${part}`;
  return kind ?? 'سبب غير معلن';
}

const types = { 'question|doubt': 'مشكوك في مشاركته', suspen: 'موقوف', injur: 'مصاب' };

const reasons = {
  'red card': 'بطاقة حمراء',
  yellow: 'تراكم البطاقات',
  'suspen|\\bban|doping': 'إيقاف',
  national: 'مع المنتخب',
  'coach|technical|tactical': 'قرار فني',
  'personal|family': 'أسباب شخصية',
  'inactive|not in': 'خارج القائمة',
  '\\brest': 'راحة',
  fitness: 'نقص الجاهزية البدنية',
  'covid|corona': 'فيروس كورونا',
  '\\bill|sick|fever|\\bflu|virus|infection|stomach': 'مرض',
  concuss: 'ارتجاج في الدماغ',
  hernia: 'فتق',
  'muscle injury': 'إصابة عضلية',
  '(tear|torn|rupture).*(cruciate|acl)|(cruciate|acl).*(tear|rupture)': 'قطع في الرباط الصليبي',
};

const parts = {
  'cruciate|\\bacl': 'الرباط الصليبي',
  achil: 'وتر أخيل',
  hamstring: 'العضلة الخلفية',
  menisc: 'الغضروف الهلالي',
  'groin|adductor': 'العضلة الضامة',
  knee: 'الركبة',
  thigh: 'الفخذ',
  calf: 'عضلة الساق',
  ankle: 'الكاحل',
  '\\btoe': 'إصبع القدم',
  'foot|metatars': 'القدم',
  '\\bleg|shin': 'الساق',
  '\\bhip': 'الورك',
  back: 'الظهر',
  '\\brib': 'الضلوع',
  chest: 'الصدر',
  abdom: 'البطن',
  shoulder: 'الكتف',
  collarbone: 'الترقوة',
  elbow: 'المرفق',
  wrist: 'المعصم',
  finger: 'إصبع اليد',
  hand: 'اليد',
  '\\barm': 'الذراع',
  neck: 'الرقبة',
  jaw: 'الفك',
  nose: 'الأنف',
  eye: 'العين',
  'face|facial': 'الوجه',
  head: 'الرأس',
  heart: 'القلب',
  ligament: 'الأربطة',
  tendon: 'الأوتار',
  musc: 'العضلات',
};

const kinds = {
  surger: 'جراحة',
  'broken|fractur': 'كسر',
  rupture: 'قطع',
  'tear|torn': 'تمزق',
  sprain: 'التواء',
  strain: 'شد',
  disloc: 'خلع',
  'bruis|knock|dead': 'كدمة',
  fatigue: 'إجهاد',
  pain: 'آلام',
  problem: 'مشكلة',
  injur: 'إصابة',
};
