/** Texts of what several pages have in common. */
export const breadcrumbs = 'موقعك في صافرة';

export const pages = { label: 'صفحات القائمة', previous: 'السابق', next: 'التالي', page: 'صفحة' };

export const syncing = {
  title: 'نجلب البيانات الآن',
  text: 'هذه أول زيارة لهذه الصفحة، وبياناتها في الطريق. ستظهر هنا تلقائيًا، أو أعد المحاولة بعد دقائق.',
};
