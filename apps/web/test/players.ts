import { contextOf, type Page, type Reading } from '../app/lib/page.ts';

export const read = (data: unknown, side: object = {}): Reading => ({
  ok: true,
  body: { success: true, data, ...side },
});
export const unread = (status: number, message = 'تعذّر'): Reading => ({
  ok: false,
  status,
  message,
  isSyncing: false,
});

/** The arguments of a loader at this address, and what it requested from the API. */
export function loaderAt(path: string, answers: Record<string, Reading>) {
  const requested: string[] = [];
  const url = new URL(path, 'http://page');
  const page: Page = {
    zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
    today: '2026-11-21',
    siteUrl: 'https://site',
    simulated: false,
    mailLinks: false,
    googleSignIn: false,
    read: async (address) => {
      requested.push(decodeURIComponent(address));
      return answers[decodeURIComponent(address)] ?? unread(404);
    },
  };
  return { requested, args: { url, context: contextOf(page), params: { id: url.pathname.split('/')[2] } } };
}
