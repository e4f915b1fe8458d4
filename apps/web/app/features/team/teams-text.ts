export const title = 'الفرق';
export const description = 'ابحث عن فريقك باسمه أو رمزه أو بلده أو بطولته، وافتح صفحته بنتائجه وقائمته.';
export const home = 'الرئيسية';
export const filterLabel = 'تصفية الفرق';
export const fields = {
  search: 'اسم الفريق أو رمزه',
  country: 'البلد',
  league: 'البطولة',
  season: 'الموسم',
};
export const examples = { search: 'ابحث', country: 'السعودية', season: '2026' };
export const allLeagues = 'كل البطولات';
export const leagueNumber = (id: number) => `بطولة رقم ${id}`;
export const apply = 'ابحث';
export const clear = 'مسح التصفية';
export const facts = { founded: 'التأسيس', venue: 'الملعب', city: 'المدينة', capacity: 'السعة' };
export const unknown = 'غير معروف';
export const dot = ' · ';
export const none = {
  title: 'لا فرق تطابق بحثك',
  text: 'جرّب كتابة أخرى للاسم، أو وسّع التصفية، أو امسحها لترى كل الفرق.',
};
export const failed = {
  title: 'تعذّر تحميل قائمة الفرق',
  text: 'حدث خلل مؤقت. أعد المحاولة بعد قليل، أو عُد إلى المباريات.',
};
