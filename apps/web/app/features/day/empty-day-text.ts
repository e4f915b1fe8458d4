export const empty = {
  title: (date: string, today: string) => (date === today ? 'الملعب هادئ اليوم' : 'الملعب هادئ في هذا اليوم'),
  today: 'لا توجد مباريات اليوم.',
  favourites: 'لا توجد مباريات في بطولاتك المفضلة هذا اليوم.',
  other: 'لا توجد مباريات في هذا التاريخ. جرّب يومًا آخر.',
  toTomorrow: 'الانتقال إلى الغد',
  toToday: 'العودة إلى اليوم',
};
