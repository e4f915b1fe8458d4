export const showPassword = 'إظهار كلمة المرور';
export const hidePassword = 'إخفاء كلمة المرور';
