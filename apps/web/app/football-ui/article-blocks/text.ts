export const photographedBy = (name: string) => `تصوير: ${name}`;
export const onYouTube = 'شاهد على YouTube';
export const missingMatch = 'المباراة غير متاحة الآن.';
