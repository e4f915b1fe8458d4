import type { Status } from '@safira/contract/system/status';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read, unread } from '../../../test/players.ts';
import StatusRoute, { loader, meta } from './status.tsx';

const works = {
  results: 'works',
  push: 'works',
  pages: 'works',
  updates: 'works',
  accounts: 'works',
} as const;
const aStatus = (own: Partial<Status> = {}): Status => ({
  checkedAt: '2026-11-21T18:12:00.000Z',
  services: works,
  minutesOld: 0,
  isSourceAway: false,
  ...own,
});

async function show(reading: ReturnType<typeof read>) {
  const { args } = loaderAt('/status', { '/status': reading });
  const { data, init } = await loader(args as never);
  renderPage(<StatusRoute {...({ loaderData: data } as Parameters<typeof StatusRoute>[0])} />);
  await screen.findByRole('heading', { level: 1, name: 'حالة الخدمة' });
  return init;
}

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

test('OURS-43: when all works, each service says what that means, with the time of the check', async () => {
  await show(read(aStatus()));
  expect(screen.getByText('آخر فحص 9:12 م')).toBeTruthy();
  expect(screen.getByText('كل شيء يعمل')).toBeTruthy();
  expect(screen.getByText('حُدّثت النتائج المباشرة قبل أقل من دقيقة')).toBeTruthy();
  expect(lines()).toEqual([
    'النتائج المباشرةتُجلب وتُحفظ أولًا بأولتعمل',
    'التحديث الفوريالصفحة المفتوحة تتجدد من تلقاء نفسهايعمل',
    'صفحات الموقعتُعرض من أحدث ما حُفظتعمل',
    'الجداول والتشكيلات والإحصائياتتُجلب في مواعيدهاتعمل',
    'الحساب والدخولالدخول وحفظ المفضلة متاحانيعمل',
  ]);
});

test('OURS-43: late scores say since when, and that their source does not answer', async () => {
  const services = { ...works, results: 'slow', updates: 'stopped' } as const;
  await show(read(aStatus({ services, minutesOld: 3, isSourceAway: true })));
  expect(screen.getByText('بعض الخدمات متوقفة')).toBeTruthy();
  expect(screen.getByText('آخر تحديث للنتائج المباشرة قبل 3 دقائق، ومصدر البيانات لا يجيب')).toBeTruthy();
  const [results] = screen.getAllByRole('listitem');
  expect(within(results!).getByText('متأخرة')).toBeTruthy();
});

test('OURS-43: a slow service alone does not make the site stopped', async () => {
  await show(read(aStatus({ services: { ...works, results: 'slow' }, minutesOld: 1 })));
  expect(screen.getByText('الموقع يعمل، وبعض خدماته متأخرة')).toBeTruthy();
  expect(screen.getByText('آخر تحديث للنتائج المباشرة قبل دقيقة')).toBeTruthy();
});

test('OURS-43: an unknown age is called unknown', async () => {
  await show(read(aStatus({ services: { ...works, results: 'stopped' }, minutesOld: null })));
  expect(screen.getByText('لا نعرف الآن متى حُدّثت النتائج المباشرة')).toBeTruthy();
});

test('OURS-43: without an answer of the API the page claims nothing, and is no success', async () => {
  const init = await show(unread(503, 'الخدمة متوقفة'));
  expect(init).toMatchObject({ status: 503 });
  expect(screen.getByText('تعذّر الفحص الآن')).toBeTruthy();
  expect(lines()).toEqual([]);
  expect(screen.queryByText('كل شيء يعمل')).toBeNull();
});

test('OURS-43: the page names itself to search engines', async () => {
  const { args } = loaderAt('/status', { '/status': read(aStatus()) });
  const tags = JSON.stringify(meta({ loaderData: (await loader(args as never)).data } as never));
  expect(tags).toContain('حالة الخدمة · صافرة');
  expect(tags).toContain('/status"');
});
