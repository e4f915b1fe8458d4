import { zoneLabel } from '@safira/arabic/formats/zones';

export const title = 'عرض الموقع';
export const note = 'يُحفظ كل تغيير فورًا، ويصل إلى كل أجهزتك.';

export const zone = {
  name: 'التوقيت',
  note: 'أوقات المباريات في الموقع كله.',
  device: 'توقيت الجهاز',
  nameOf: (name: string) => zoneLabel(name).replace(/^بتوقيت /u, ''),
};

export const theme = {
  name: 'المظهر',
  note: 'كما في جهازك، أو كما تختار.',
  options: { light: 'فاتح', dark: 'داكن', device: 'كالجهاز' },
};

export const spoilerFree = {
  name: 'بلا حرق',
  note: 'أخفِ النتائج حتى تطلبها.',
};

export const leagues = {
  title: 'بطولاتي المفضلة',
  edit: 'تعديل',
  none: 'لم تختر بطولة بعد، فتظهر لك كل البطولات.',
  choose: 'اختر بطولاتك',
};
