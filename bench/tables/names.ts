/** Names as long as the real ones, because sizes and compression depend on them. */
const clubs = [
  'الهلال',
  'النصر',
  'الاتحاد',
  'الأهلي',
  'الزمالك',
  'الوداد الرياضي',
  'الرجاء الرياضي',
  'الترجي الرياضي',
  'النجم الساحلي',
  'شباب بلوزداد',
  'مولودية الجزائر',
  'الفيصلي',
  'الوحدات',
  'العين',
  'الشباب',
  'الوصل',
  'السد',
  'الدحيل',
  'الغرافة',
  'القادسية',
];
const places = [
  'الرياض',
  'جدة',
  'الدمام',
  'القاهرة',
  'الإسكندرية',
  'الدار البيضاء',
  'تونس',
  'سوسة',
  'وهران',
  'عمّان',
  'أبوظبي',
  'دبي',
  'الدوحة',
  'الكويت',
  'المنامة',
];

/** The name of the n-th of three hundred clubs. */
export function teamName(n: number): string {
  return `${clubs[n % clubs.length]} ${places[Math.floor(n / clubs.length) % places.length]}`;
}

export const competitions = [
  { id: 307, name: 'دوري روشن السعودي', country: 'Saudi-Arabia' },
  { id: 39, name: 'الدوري الإنجليزي الممتاز', country: 'England' },
  { id: 140, name: 'الدوري الإسباني', country: 'Spain' },
  { id: 233, name: 'الدوري المصري الممتاز', country: 'Egypt' },
  { id: 200, name: 'البطولة الوطنية الاحترافية', country: 'Morocco' },
  { id: 202, name: 'الرابطة التونسية المحترفة الأولى', country: 'Tunisia' },
  { id: 305, name: 'دوري نجوم قطر', country: 'Qatar' },
  { id: 17, name: 'دوري أبطال آسيا للنخبة', country: 'World' },
];

export const venues = [
  { name: 'ملعب المملكة أرينا', city: 'الرياض' },
  { name: 'مدينة الملك عبدالله الرياضية', city: 'جدة' },
  { name: 'استاد القاهرة الدولي', city: 'القاهرة' },
  { name: 'مركب محمد الخامس', city: 'الدار البيضاء' },
  { name: 'ملعب حمادي العقربي', city: 'رادس' },
  { name: 'استاد خليفة الدولي', city: 'الدوحة' },
  { name: 'استاد هزاع بن زايد', city: 'العين' },
];

export const players = [
  'سالم الدوسري',
  'محمد صلاح',
  'رياض محرز',
  'أشرف حكيمي',
  'ياسين بونو',
  'أكرم عفيف',
  'فراس البريكان',
  'حكيم زياش',
  'محمد النني',
  'إسماعيل بن ناصر',
  'علي معلول',
  'عمر مرموش',
  'موسى التعمري',
  'سعود عبدالحميد',
];

export const statisticTypes = [
  'Shots on Goal',
  'Shots off Goal',
  'Total Shots',
  'Blocked Shots',
  'Shots insidebox',
  'Shots outsidebox',
  'Fouls',
  'Corner Kicks',
  'Offsides',
  'Ball Possession %',
  'Yellow Cards',
  'Red Cards',
  'Goalkeeper Saves',
  'Total passes',
  'Passes accurate',
  'Passes %',
];
