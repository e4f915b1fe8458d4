import type { MailKind } from '@safira/store/accounts/mail-queue';
import { LINK_MINUTES } from '@safira/store/accounts/one-time-tokens';

export const brand = 'صافرة';
export const orCopy = 'أو انسخ هذا الرابط إلى متصفحك:';

const openAccount = 'افتح حسابك';
const linkLife = `يعمل الرابط مرة واحدة، خلال ${LINK_MINUTES} دقيقة.`;
const toOwner =
  'وصلتك هذه الرسالة لأن هذا البريد مؤكَّد لحساب في صافرة. نرسلها عند كل تغيير يخص الدخول إلى الحساب.';

export type MailText = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  /** Why it came to this address, and what to do if it should not have. */
  reason: string;
};

/** No text has a name or anything else that a person typed: a stranger could write to others through it. */
export const mailTexts: Record<MailKind, MailText> = {
  reset: {
    subject: 'كلمة مرور جديدة لحسابك في صافرة',
    title: 'اختر كلمة مرور جديدة',
    paragraphs: [`طُلبت كلمة مرور جديدة لحسابك. اضغط الزر لاختيارها. ${linkLife}`],
    button: 'اختر كلمة المرور',
    reason:
      'وصلتك هذه الرسالة لأن كلمة مرور جديدة طُلبت لحساب مسجّل بهذا البريد. إن لم تطلبها فتجاهل الرسالة، ولن يتغيّر شيء.',
  },
  verify: {
    subject: 'أكّد بريدك في صافرة',
    title: 'أكّد بريدك',
    paragraphs: [`أهلًا بك في صافرة. اضغط الزر لتأكيد أن هذا البريد لك. ${linkLife}`],
    button: 'أكّد البريد',
    reason: 'وصلتك هذه الرسالة لأن حسابًا في صافرة سُجّل بهذا البريد. إن لم تسجّله أنت فتجاهل الرسالة.',
  },
  verify_new: {
    subject: 'أكّد بريدك الجديد في صافرة',
    title: 'أكّد بريدك الجديد',
    paragraphs: [
      `طُلب نقل حساب في صافرة إلى هذا البريد. اضغط الزر لإتمام النقل. ${linkLife}`,
      'حتى ذلك الحين يبقى الحساب على بريده السابق.',
    ],
    button: 'أكّد البريد',
    reason:
      'وصلتك هذه الرسالة لأن صاحب حساب في صافرة كتب هذا البريد عنوانًا جديدًا له. إن لم تكن أنت فتجاهل الرسالة، ولن يتغيّر شيء.',
  },
  password_changed: {
    subject: 'تغيّرت كلمة مرور حسابك في صافرة',
    title: 'تغيّرت كلمة المرور',
    paragraphs: [
      'تغيّرت كلمة مرور حسابك، وانتهت جلساته على الأجهزة الأخرى.',
      'إن لم تغيّرها أنت فاطلب كلمة مرور جديدة من صفحة الدخول الآن.',
    ],
    button: openAccount,
    reason: toOwner,
  },
  email_change_started: {
    subject: 'طُلب تغيير بريد حسابك في صافرة',
    title: 'طُلب تغيير البريد',
    paragraphs: [
      'طُلب نقل حسابك إلى بريد آخر. يتم النقل حين يُفتح الرابط الذي أرسلناه إلى ذلك البريد.',
      'إن لم تطلب ذلك أنت فغيّر كلمة المرور الآن، فيبطل الرابط.',
    ],
    button: openAccount,
    reason: toOwner,
  },
  email_changed: {
    subject: 'تغيّر بريد حسابك في صافرة',
    title: 'تغيّر البريد',
    paragraphs: [
      'نُقل حسابك إلى بريد آخر، ولن تصل رسائله إلى هذا البريد بعد الآن.',
      'إن لم تنقله أنت فراسلنا من صفحة «عن صافرة» في أقرب وقت.',
    ],
    button: openAccount,
    reason: toOwner,
  },
  second_factor_added: {
    subject: 'فُعّل التحقّق بخطوتين لحسابك في صافرة',
    title: 'فُعّل التحقّق بخطوتين',
    paragraphs: [
      'صار الدخول إلى حسابك يحتاج إلى رمز من تطبيق المصادقة بعد كلمة المرور. احفظ رموز الطوارئ في مكان آمن.',
      'إن لم تفعّله أنت فغيّر كلمة المرور وأنهِ الجلسات الأخرى من حسابك الآن.',
    ],
    button: openAccount,
    reason: toOwner,
  },
  second_factor_removed: {
    subject: 'أُوقف التحقّق بخطوتين لحسابك في صافرة',
    title: 'أُوقف التحقّق بخطوتين',
    paragraphs: [
      'صار الدخول إلى حسابك بكلمة المرور وحدها، ولم تعد رموز الطوارئ تعمل.',
      'إن لم توقفه أنت فغيّر كلمة المرور وأنهِ الجلسات الأخرى من حسابك الآن.',
    ],
    button: openAccount,
    reason: toOwner,
  },
  identity_linked: {
    subject: 'صار حسابك في صافرة يُفتح بحساب Google',
    title: 'رُبط حسابك بحساب Google',
    paragraphs: [
      'سُجّل الدخول إلى حسابك بحساب Google له هذا البريد، وصار يفتح حسابك من الآن.',
      'إن لم تكن أنت فأمّن حسابك لدى Google، وأنهِ الجلسات الأخرى من حسابك في صافرة.',
    ],
    button: openAccount,
    reason: toOwner,
  },
};
