export const sessionEnded = 'انتهت جلستك. سجّل الدخول من جديد.';
export const leaguesNotSaved = 'تعذّر حفظ بطولاتك المفضلة. أعد المحاولة.';
export const preferencesNotSaved = 'تعذّر حفظ التفضيلات. أعد المحاولة.';
