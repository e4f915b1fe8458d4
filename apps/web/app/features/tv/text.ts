import { dayMonth, dayName, longDate } from '@safira/arabic/formats/dates';
import type { TvChannel } from '@safira/contract/matches/channels';
import { daysBetween } from '@safira/football/time/days';
import { nearDay, sourceNames } from '../../football-ui/broadcast-text.ts';

export const title = 'دليل القنوات';
export const separator = ' · ';
export const versus = 'ضد';
export const matchOf = (home: string, away: string) => `${home} ${versus} ${away}`;
export const now = 'الآن';
export const nowAt = (time: string) => `${now} ${time}`;

/** «اليوم», «غدًا», «الاثنين 23 نوفمبر» */
export const dayLabel = (date: string, today: string) =>
  nearDay(date, today) ?? `${dayName(date)} ${dayMonth(date)}`;

/** «اليوم، السبت 21 نوفمبر 2026» */
export function dayTitle(date: string, today: string): string {
  const label = nearDay(date, today);
  return label ? `${label}، ${longDate(date)}` : longDate(date);
}

export const days = { label: 'اليوم المعروض' };
export const viewLinks = { label: 'طريقة العرض', channels: 'حسب القناة', matches: 'حسب المباراة' };
export const changeZone = 'تغيير';

export const filters = {
  label: 'تصفية القنوات',
  country: 'بلدك',
  commentator: 'المعلّق',
  allCommentators: 'كل المعلّقين',
  freeOnly: 'المفتوحة فقط',
  mineOnly: 'مفضلتي فقط',
  clear: 'أزل التصفية',
};

export const timeLine = 'جدول القنوات، الوقت من اليمين إلى اليسار';
export const channelColumn = 'القناة';
export const otherChannels = 'قنوات أخرى';
export const finished = 'انتهت';
export const unknownTime = 'لم يُحدَّد الوقت';
export const noCommentator = 'المعلّق لم يُعلن';
export const onlyNetwork = 'رقم القناة لم يُعلن';

type Source = TvChannel['source'];

/** «المصدر: جدول القناة المعلن», «المصدر: جدول القناة المعلن ومحرر صافرة» */
export function sourceText(sources: ReadonlySet<Source>): string {
  const names = (['guide', 'editor', 'rights'] as const).filter((one) => sources.has(one));
  return `المصدر: ${names.map((one) => sourceNames[one]).join(' و')}`;
}

/** «فُحص 6:10 م», «فُحص أمس 6:10 م», «فُحص 22 أغسطس» */
export function checkedText({ date, today, time }: { date: string; today: string; time: string }): string {
  const daysAgo = daysBetween(date, today);
  if (daysAgo <= 0) return `فُحص ${time}`;
  return daysAgo === 1 ? `فُحص أمس ${time}` : `فُحص ${dayMonth(date)}`;
}

export const commentators = {
  /** «معلّقو الليلة», «معلّقو الغد», «معلّقو الاثنين 23 نوفمبر» */
  title: (date: string, today: string) =>
    `معلّقو ${{ 0: 'الليلة', 1: 'الغد' }[daysBetween(today, date)] ?? `${dayName(date)} ${dayMonth(date)}`}`,
};

export const nothing = {
  announced: {
    title: 'لا بث معلن لهذا اليوم بعد',
    text: 'تُعلن القنوات جداولها عادةً قبل المباريات بيوم أو يومين. جرّب يومًا آخر.',
    toMatches: 'إلى مباريات اليوم',
  },
  numbered: {
    title: 'لم تُعلن أرقام القنوات بعد',
    text: 'نعرف الشبكات الناقلة لهذا اليوم، ولم تُعلن أرقام القنوات بعد.',
    toNetworks: 'اعرض الشبكات حسب المباراة',
  },
  here: {
    title: 'لا بث معلن في بلدك لهذا اليوم',
    text: 'تختلف القنوات من بلد إلى آخر. جرّب يومًا آخر أو اختر بلدًا آخر.',
  },
  filtered: {
    title: 'لا نتائج بهذه التصفية',
    text: 'لا بث في بلدك لهذا اليوم يوافق ما اخترته.',
  },
  favourites: {
    title: 'لم تضف شيئًا إلى المفضلة بعد',
    text: 'اضغط على النجمة بجوار أي فريق أو بطولة لمتابعتها.',
    toCompetitions: 'إلى البطولات',
  },
};

export const pageTitle = (date: string, today: string) =>
  date === today ? 'دليل القنوات: أين تُعرض مباريات اليوم' : `دليل القنوات: مباريات ${longDate(date)}`;
export const pageDescription = (date: string) =>
  `القنوات الناقلة لمباريات ${longDate(date)} ومعلّقوها، حسب القناة أو المباراة، المفتوحة والمشفرة في كل بلد عربي.`;
