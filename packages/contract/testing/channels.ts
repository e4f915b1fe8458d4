import type { TvChannel } from '../src/matches/channels.ts';

/** A network that holds the rights, unless the test says otherwise. */
export const aTvChannel = (channel: Partial<TvChannel> = {}): TvChannel => ({
  name: 'بي إن سبورتس',
  originalName: 'beIN SPORTS',
  logo: null,
  isConfirmed: false,
  source: 'rights',
  checkedAt: '2026-08-22T00:00:00.000Z',
  ...channel,
});
