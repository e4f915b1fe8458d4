import { expect, test } from 'vitest';
import { channelName } from './channels.ts';

test.each([
  ['beIN SPORTS', 'بي إن سبورتس'],
  ['bein sports', 'بي إن سبورتس'],
  ['Abu Dhabi Sports', 'أبوظبي الرياضية'],
  ['Shahid', 'شاهد'],
  ['A channel of tomorrow', 'A channel of tomorrow'],
])('HOME-15: %s is called %s', (name, arabic) => {
  expect(channelName(name)).toBe(arabic);
});
