import { arabCountries } from '@safira/arabic/names/arab-countries';
import { aTvChannel } from '@safira/contract/testing/channels';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountryVariants } from './country-variants.tsx';

const everywhere = aTvChannel({ name: 'الأولى' });
const inEgypt = aTvChannel({ name: 'المصرية', countries: ['EG', 'SD'] });
const inOthers = aTvChannel({
  name: 'الخليجية',
  countries: arabCountries.filter((country) => country !== 'EG' && country !== 'SD'),
});

async function draw(match: Parameters<typeof CountryVariants>[0]['match']) {
  const { container } = render(
    <CountryVariants match={match}>
      {(channels) => channels.map(({ name }) => name).join('، ')}
    </CountryVariants>,
  );
  // What several lists need is loaded on demand.
  await act(() => import('./distinct-variants.tsx'));
  return container;
}

const variants = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-in]')].map(({ dataset, textContent }) => [
    textContent,
    dataset['in']!.split(' ').length,
    'elsewhere' in dataset,
  ]);

test('OURS-20: channels that are the same everywhere are rendered once, without countries', async () => {
  const container = await draw({ tvChannels: [everywhere] });
  expect([container.textContent, variants(container)]).toEqual(['الأولى', []]);
});

test('OURS-20: each distinct list of channels is rendered with its countries, the one of the page first', async () => {
  const container = await draw({ tvChannels: [everywhere, inOthers], tvElsewhere: [inEgypt] });
  expect(variants(container)).toEqual([
    ['الأولى، الخليجية', 19, false],
    ['الأولى، المصرية', 2, true],
  ]);
});

test('OURS-20: a country without channels has a variant of its own', async () => {
  const container = await draw({ tvChannels: [], tvElsewhere: [inEgypt] });
  expect(variants(container)).toEqual([
    ['', 19, false],
    ['المصرية', 2, true],
  ]);
});

test('HOME-15: a match that was not looked up yet has one variant without channels', async () => {
  const container = await draw({ tvChannels: null });
  expect([container.textContent, variants(container)]).toEqual(['', []]);
});
