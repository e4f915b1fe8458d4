export const add = (name: string) => `أضف ${name} إلى المفضلة`;
export const remove = (name: string) => `أزل ${name} من المفضلة`;
export const versus = (home: string, away: string) => `${home} ضد ${away}`;

export const teams = {
  title: 'فرقي المفضلة',
  more: 'أضف فريقًا',
  none: 'لم تختر فريقًا بعد. اختر فرقك لتجد مبارياتها في لوحتك أولًا.',
  choose: 'اختر فرقك',
};

export const competitions = {
  title: 'بطولاتي المفضلة',
  edit: 'تعديل',
  none: 'لم تختر بطولة بعد. بطولاتك المفضلة تتصدّر صفحة المباريات على كل أجهزتك.',
  choose: 'اختر بطولاتك',
};

export const matches = {
  title: 'مبارياتي المفضلة',
  inGulfTime: 'بتوقيت الخليج',
  none: 'ضع نجمة على أي مباراة في قائمة اليوم لتجدها هنا.',
  choose: 'مباريات اليوم',
};
