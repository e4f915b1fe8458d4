import { expect, test } from 'vitest';
import { channelName } from '@safira/arabic/terms/channels';
import { arabCountries } from '@safira/arabic/names/arab-countries';
import { channels } from './tables/channels.ts';

test('OURS-17: every channel and its network have an Arabic name, and no two share a slug or a name', () => {
  for (const { name, network } of channels)
    for (const one of [name, network]) expect(channelName(one), one).not.toMatch(/\p{Script=Latin}/u);
  expect(new Set(channels.map(({ slug }) => slug)).size).toBe(channels.length);
  const names = channels.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

test('OURS-20: the countries of a channel are countries that a reader can choose', () => {
  const known: readonly string[] = arabCountries;
  for (const { slug, countries } of channels)
    expect(
      (countries ?? []).filter((country) => !known.includes(country)),
      slug,
    ).toEqual([]);
});
