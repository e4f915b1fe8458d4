import type { Page } from '@playwright/test';

/** The next data of a page comes without the podcast, as if the server could not have read it: the browser does. */
export const loseServerPodcast = (page: Page): Promise<unknown> =>
  page.route('**/*.data*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const lost = body.replace(/,\\"podcast\\":\{.*?\},(?=\\"loaded\\")/, ',');
    await route.fulfill({ response, body: lost });
  });

export const cardOf = (page: Page) => page.getByRole('region', { name: 'بودكاست التحليل الرياضي' });
export const miniOf = (page: Page) => page.getByRole('region', { name: 'مشغّل البودكاست' });
