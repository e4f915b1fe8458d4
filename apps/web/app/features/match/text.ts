export const dialogLabel = 'تفاصيل المباراة';
export const preparing = 'نجهّز المباراة';
export const listComma = '، ';
export const card = 'بطاقة المباراة';
export const kickOff = 'الموعد';
export const venue = 'الملعب';
export const referee = 'الحكم';
export const unknownDate = 'تاريخ غير محدد';
export const allMatches = 'كل المباريات';

/** Isolates keep a Latin name from turning the words around it, in places where no element can. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const versus = (home: string, away: string) => `${isolated(home)} ضد ${isolated(away)}`;

export const description = ({
  home,
  away,
  competition,
}: {
  home: string;
  away: string;
  competition: string;
}) => `${versus(home, away)} في ${isolated(competition)}: النتيجة المباشرة والموعد والملعب والحكم.`;

export const rated = 'التقييم';
export const unknownPlayer = 'لاعب غير معروف';
/** DLG-05: a goal of nobody that is named. */
export const nobodyNamed = 'غير محدد';
