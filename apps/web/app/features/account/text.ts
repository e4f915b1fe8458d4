import { countAfterPreposition } from '@safira/arabic/nouns/plurals';
import { hour, minute, second } from '@safira/arabic/nouns/time-nouns';
import type { Fallback } from '../../state/account-calls.ts';

export const subtitle = 'مفضلتك معك على كل أجهزتك';
export const welcome = (name: string) => `أهلًا يا ${name}`;
export const needsScript = 'يحتاج تسجيل الدخول إلى تفعيل جافاسكربت في متصفحك.';

export const pageTitles = {
  login: 'تسجيل الدخول',
  register: 'حساب جديد',
  forgot: 'نسيت كلمة المرور',
  reset: 'كلمة مرور جديدة',
  verify: 'تأكيد البريد',
};

export const entrances = {
  label: 'الدخول أو إنشاء حساب',
  login: 'تسجيل الدخول',
  register: 'حساب جديد',
};

export const fields = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: '8 أحرف على الأقل',
  newPassword: 'كلمة المرور الجديدة',
  again: 'مرة أخرى',
};

export const login = {
  title: 'أهلًا بعودتك',
  submit: 'دخول',
  waiting: 'جارٍ الدخول…',
  forgotten: 'نسيت كلمة المرور؟',
};

export const register = {
  title: 'انضم إلى صافرة',
  submit: 'إنشاء الحساب',
  waiting: 'جارٍ إنشاء الحساب…',
};

export const consent = {
  before: 'بالمتابعة توافق على',
  terms: 'الشروط',
  and: 'و',
  privacy: 'سياسة الخصوصية',
};

export const code = {
  title: 'أدخل الرمز',
  subtitle: 'ستة أرقام تتغير كل 30 ثانية',
  label: 'الرمز من تطبيق المصادقة',
  hint: 'يُقبل لصقه دفعة واحدة، وتُقبل الأرقام العربية أيضًا.',
  submit: 'تأكيد',
  waiting: 'جارٍ التأكيد…',
  recovery: 'ضاع هاتفك؟ استعمل رمز طوارئ',
  recoveryLabel: 'رمز الطوارئ',
  recoveryHint: 'كل رمز يُدخلك مرة واحدة.',
  back: 'رجوع',
};

export const forgot = {
  title: 'نسيت كلمة المرور؟',
  subtitle: 'نرسل رابطًا إلى بريدك',
  submit: 'أرسل الرابط',
  waiting: 'جارٍ الإرسال…',
  failed: 'تعذّر إرسال الرابط. أعد المحاولة.',
  sentTitle: 'تحقّق من بريدك',
  sentSubtitle: 'الرابط صالح لمدة 15 دقيقة',
  sent: 'إن كان لهذا البريد حساب فستصلك رسالة خلال دقائق. لم تصل؟ انظر في الرسائل غير المرغوبة.',
  another: 'بريد آخر',
  back: 'رجوع إلى الدخول',
};

export const reset = {
  title: 'كلمة مرور جديدة',
  subtitle: 'تنتهي بعدها كل جلساتك الأخرى',
  submit: 'احفظ وادخل',
  waiting: 'جارٍ الحفظ…',
  different: 'الكلمتان غير متطابقتين.',
};

export const verify = {
  title: 'تأكيد البريد',
  subtitle: 'خطوة واحدة ويكتمل حسابك',
  waiting: 'نؤكّد بريدك الآن…',
  done: 'تم تأكيد بريدك. شكرًا لك.',
  failed: 'تعذّر تأكيد بريدك. أعد المحاولة.',
  toHome: 'إلى المباريات',
};

export const brokenLink = 'الرابط غير مكتمل. افتحه من الرسالة كما هو، أو اطلب رابطًا جديدًا.';

export const faults = {
  summary: 'صحّح ما يلي ثم أعد المحاولة:',
  noEmail: 'اكتب بريدك الإلكتروني.',
  noPassword: 'اكتب كلمة المرور.',
  noCode: 'اكتب الرمز.',
};

/** AUTH-05: on screen. */
export const failed: Record<Fallback, string> = {
  'Login failed. Please try again.': 'تعذّر تسجيل الدخول. أعد المحاولة.',
  'Registration failed. Please try again.': 'تعذّر إنشاء الحساب. أعد المحاولة.',
  'Failed to update profile. Please try again.': 'تعذّر تحديث الملف الشخصي. أعد المحاولة.',
  'Failed to change password. Please try again.': 'تعذّر تغيير كلمة المرور. أعد المحاولة.',
  'Failed to update preferences.': 'تعذّر حفظ التفضيلات.',
};

export const noAnswer = 'تعذّر الاتصال بالخادم. تحقّق من اتصالك ثم أعد المحاولة.';

export function tooMany(seconds: number): string {
  return `محاولات كثيرة. أعد المحاولة بعد ${duration(seconds)}.`;
}

function duration(seconds: number): string {
  if (seconds < 60) return countAfterPreposition(seconds, second);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return countAfterPreposition(minutes, minute);
  return countAfterPreposition(Math.ceil(minutes / 60), hour);
}
