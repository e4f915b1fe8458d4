/** DLG-08: the name of a team statistic; one we have no name for is «إحصائية أخرى». */
export function statisticLabel(type: string): string {
  return labels.get(type.trim().toLowerCase()) ?? 'إحصائية أخرى';
}

/** In the order of the page: shooting, possession and passing, the rest. */
const sixteen = {
  'Total Shots': 'إجمالي التسديدات',
  'Shots on Goal': 'تسديدات على المرمى',
  'Shots off Goal': 'تسديدات خارج المرمى',
  'Blocked Shots': 'تسديدات محجوبة',
  'Shots insidebox': 'تسديدات من داخل المنطقة',
  'Shots outsidebox': 'تسديدات من خارج المنطقة',
  'Ball Possession': 'الاستحواذ',
  'Total passes': 'إجمالي التمريرات',
  'Passes accurate': 'التمريرات الصحيحة',
  'Passes %': 'دقة التمرير',
  'Corner Kicks': 'الركلات الركنية',
  Offsides: 'التسلل',
  'Goalkeeper Saves': 'تصديات الحارس',
  Fouls: 'الأخطاء',
  'Yellow Cards': 'البطاقات الصفراء',
  'Red Cards': 'البطاقات الحمراء',
};

/** DLG-08: the sixteen statistics, in the order of the page. */
export const statisticTypes: readonly string[] = Object.keys(sixteen);

const labels = new Map(
  Object.entries({
    ...sixteen,
    expected_goals: 'الأهداف المتوقعة (xG)',
    goals_prevented: 'أهداف منعها الحارس',
  }).map(([type, label]) => [type.toLowerCase(), label]),
);
