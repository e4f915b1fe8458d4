import { podcastTitle } from '../player-text.ts';

/** Texts of the page of the podcast that its route needs. */
export const home = 'الرئيسية';
export const podcast = 'البودكاست';
export const failedTitle = 'تعذّر تحميل البودكاست';
export const noSuchEpisode = 'لم نعثر على هذه الحلقة.';
export const description =
  'حلقة جديدة كل 5 ساعات: تحليل مباريات الدوريين الإنجليزي والإسباني، بفصول ونص كامل لكل حلقة.';

/** «بودكاست التحليل الرياضي: قمة أنفيلد»; an episode without a lead story has a title of the podcast. */
export const episodeTitle = (title: string) =>
  title.startsWith('بودكاست') ? title : `${podcastTitle}: ${title}`;

export const pageTitle = (page: number) => (page > 1 ? `${podcastTitle}، صفحة ${page}` : podcastTitle);

export const today = 'اليوم';
export const yesterday = 'أمس';
