import { expect, test } from 'vitest';
import { statusLabel } from './status.ts';

const status = (short: string, elapsed: number | null = null, extra: number | null = null) => ({
  short,
  long: 'Some Provider Text',
  elapsed,
  extra,
});

test.each([
  ['NS', 'لم تبدأ', 'لم تبدأ بعد'],
  ['HT', 'الاستراحة', 'استراحة ما بين الشوطين'],
  ['PEN', 'بالترجيح', 'انتهت بركلات الترجيح'],
  ['SUSP', 'موقوفة', 'أُوقفت المباراة، وقد تُستأنف لاحقًا'],
  ['CANC', 'ملغاة', 'أُلغيت المباراة'],
  ['ABD', 'لم تكتمل', 'أُوقفت المباراة نهائيًا ولم تكتمل'],
])('HOME-18: %s reads %s in the list', (code, badge, sentence) => {
  expect(statusLabel(status(code))).toEqual({ badge, minute: null, sentence });
});

test('DLG-16: a match in play has its minute', () => {
  expect(statusLabel(status('2H', 67))).toEqual({
    badge: 'الشوط الثاني',
    minute: '67′',
    sentence: 'الشوط الثاني، الدقيقة 67',
  });
});

test('DLG-16: added time is shown with the minute', () => {
  expect(statusLabel(status('1H', 45, 2)).minute).toBe('45+2′');
  expect(statusLabel(status('1H', 45, 2)).sentence).toContain('الدقيقة 45 + 2 (بدل الضائع)');
});

test('DLG-16: the break shows no minute although the provider still sends one', () => {
  expect(statusLabel(status('HT', 45)).minute).toBeNull();
});

test.each(['XYZ', 'toString'])("DLG-16: %s, an unknown code, shows the provider's long text", (code) => {
  expect(statusLabel(status(code, 12))).toEqual({
    badge: 'Some Provider Text',
    minute: null,
    sentence: 'Some Provider Text',
  });
});

const codes = [
  'TBD NS 1H HT 2H ET BT P LIVE SUSP INT FT AET PEN PST CANC ABD AWD WO'.split(' '),
  'Tbd ns 1h Ht 2h Et Bt p Live Susp Int Ft Aet Pen Pst Canc Abd Awd Wo'.split(' '),
].flat();

test.each(codes)(
  "DLG-16: %s, in capitals or not, is one of the provider's 19 codes and reads in Arabic",
  (code) => {
    const { badge, sentence } = statusLabel(status(code));
    expect(badge).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(sentence).not.toMatch(/[A-Za-z]/);
  },
);

test('DLG-16: Canc is a cancelled match', () => {
  expect(statusLabel(status('Canc')).sentence).toBe('أُلغيت المباراة');
});

test('DLG-16: the minute does not depend on how the code is written', () => {
  expect(statusLabel(status('2h', 67)).minute).toBe('67′');
});
