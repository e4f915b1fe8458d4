/** The sections of the site that are built, by path: header, tab bar and search panel list them. */
export const places = {
  '/': 'المباريات',
  '/competitions': 'البطولات',
  '/teams': 'الفرق',
  '/players': 'اللاعبون',
  '/news': 'الأخبار',
  '/tv': 'القنوات',
};

/** The value of `aria-current` for a link to a section: a competition is under «البطولات», a match under «المباريات». */
export function currentAt(pathname: string, section: string): 'page' | 'true' | undefined {
  if (pathname === section) return 'page';
  const [, area] = pathname.split('/');
  const above = sectionOf[area ?? ''] ?? `/${area}s`;
  return section === above ? 'true' : undefined;
}

/** Where the plural of the first part of the path is not its section. */
const sectionOf: Record<string, string> = {
  match: '/',
  over: '/',
  compare: '/players',
  'arabs-abroad': '/players',
  commentator: '/tv',
  news: '/news',
};

/** The pages of text, by path: the footer links to them. */
export const prosePages = {
  '/about': 'عن صافرة',
  '/privacy': 'الخصوصية',
  '/terms': 'الشروط',
  '/sources': 'مصادر البيانات',
};

/** What the footer links to, by path. The tab bar of a phone has no room for players and channels. */
export const footerPages = {
  '/players': 'اللاعبون',
  '/arabs-abroad': 'محترفونا',
  '/tv': 'دليل القنوات',
  '/podcast': 'البودكاست',
  '/corrections': 'سجل التصحيحات',
  '/status': 'حالة الخدمة',
  ...prosePages,
};

export const mainNavigation = 'التنقل الرئيسي';
export const quickNavigation = 'تنقل سريع';
export const change = 'تغيير';
export const toHome = 'صافرة، الصفحة الرئيسية';
export const switchTheme = 'تبديل المظهر';
export const demoData = 'بيانات تجريبية';
export const timesIn = (zone: string) => `الأوقات ${zone}`;
