import { expect, test } from 'vitest';
import { channelName } from '@safira/arabic/terms/channels';
import { channels } from '../tables/channels.ts';
import { makeChannelFinder } from './find-channels.ts';

const findChannels = makeChannelFinder(
  channels.map((one) => ({ ...one, arabicName: channelName(one.name) })),
);

test.each([
  ['beIN SPORTS 1', 'bein-sports-1'],
  ['بي إن سبورتس 1', 'bein-sports-1'],
  ['بي ان سبورت ١', 'bein-sports-1'],
  ['bein1', 'bein-sports-1'],
  ['beIN Sports HD 1', 'bein-sports-1'],
  ['بي إن ماكس 2', 'bein-sports-max-2'],
  ['beIN XTRA 1', 'bein-sports-xtra-1'],
  ['SSC1 HD', 'ssc-1'],
  ['إس إس سي 5', 'ssc-5'],
  ['الكاس 3', 'alkass-3'],
  ['Al Kass Two', 'alkass-2'],
  ['ثمانية ١', 'thmanyah-1'],
  ['أبو ظبي الرياضية 1', 'abu-dhabi-sports-1'],
  ['AD Sports Premium 2', 'abu-dhabi-sports-premium-2'],
  ['دبي الرياضية 1', 'dubai-sports-1'],
  ['الشارقة الرياضية', 'sharjah-sports'],
  ['أون تايم سبورت 2', 'on-time-sports-2'],
  ['ON Sport 1', 'on-time-sports-1'],
  ['الكويت الرياضية', 'kuwait-sport'],
  ['الرياضية المغربية', 'arryadia'],
  ['إم بي سي أكشن', 'mbc-action'],
  ['شاهد VIP', 'shahid'],
  ['TOD', 'tod'],
  ['beIN 4K', undefined],
  ['دبي 1', undefined],
  ['beIN', undefined],
])('OURS-17: the channel «%s» is %s', (written, slug) => {
  expect(findChannels([written])[0]!.channel?.slug).toBe(slug);
});

test('OURS-17: a number after a channel is one of the same network', () => {
  const slugs = (...written: string[]) => findChannels(written).map(({ channel }) => channel?.slug);
  expect(slugs('beIN MAX 1', '2', '3')).toEqual([
    'bein-sports-max-1',
    'bein-sports-max-2',
    'bein-sports-max-3',
  ]);
  expect(slugs('beIN 1', '44')).toEqual(['bein-sports-1', undefined]);
});

test('OURS-17: a number alone is a channel of the network with verified rights, else it is offered only', () => {
  const kickoff = new Date('2026-11-21T17:00:00Z');
  const find = (competitionId: number) => findChannels(['1'], { competitionId, kickoff })[0]!;
  expect(find(140).channel?.slug).toBe('bein-sports-1');
  expect(find(307)).toMatchObject({ channel: undefined, candidates: [{ slug: 'thmanyah-1' }] });
  expect(find(999)).toMatchObject({ channel: undefined, candidates: [] });
});
