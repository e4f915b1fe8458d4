import { expect, test } from 'vitest';
import { announce, onAnnouncement } from './announce.ts';
import { onToast, showToast } from './toast.ts';

test('HOME-14: a goal is announced, every listener receives it until it leaves', () => {
  const received: string[] = [];
  const leave = [1, 2].map((n) => onAnnouncement((text) => received.push(`${n} ${text}`)));
  announce('هدف');
  leave[0]!();
  announce('هدف آخر');
  leave[1]!();
  announce('متأخر');
  expect(received).toEqual(['1 هدف', '2 هدف', '2 هدف آخر']);
});

test('HOME-10: a toaster has stopped, it shows no more texts and the next one shows the latest', () => {
  const [first, second]: string[][] = [[], []];
  const stop = onToast((text) => first!.push(text));
  showToast('الأول');
  stop();
  showToast('الثاني');
  showToast('الثالث');
  onToast((text) => second!.push(text))();
  expect([first, second]).toEqual([['الأول'], ['الثالث']]);
});

test('HOME-14: a goal before the region of screen readers is there is announced once it is, and only once', () => {
  announce('هدف!');
  const received: string[] = [];
  const leave = [onAnnouncement((text) => received.push(text))];
  expect(received).toEqual(['هدف!']);
  const later: string[] = [];
  leave.push(onAnnouncement((text) => later.push(text)));
  expect(later).toEqual([]);
  announce('هدف ثانٍ!');
  expect([received, later]).toEqual([['هدف!', 'هدف ثانٍ!'], ['هدف ثانٍ!']]);
  for (const stop of leave) stop();
});
