import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { matchData } from './structured-data.ts';

const address = { url: 'https://site/match/1', image: 'https://site/api/matches/1/share.png' };
const eventOf = (match: ReturnType<typeof aMatch>) => matchData(match, address)['@graph'][0];

test('DLG-17: the match is a SportsEvent with its teams, time and venue', () => {
  expect(eventOf(aMatch({ home: 'الهلال', away: 'النصر', league: 'دوري روشن السعودي' }))).toMatchObject({
    '@type': 'SportsEvent',
    name: 'الهلال ضد النصر',
    url: 'https://site/match/1',
    startDate: '2026-11-21T18:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { name: 'الهلال' },
    awayTeam: { name: 'النصر' },
    superEvent: { name: 'دوري روشن السعودي' },
    location: { name: 'Kingdom Arena', address: { addressLocality: 'Riyadh' } },
  });
});

test('DLG-17: each channel is a BroadcastEvent of that match', () => {
  const tvChannels = [aTvChannel({ name: 'ثمانية 1' })];
  const [event, broadcast] = matchData({ ...aMatch(), tvChannels }, address)['@graph'];
  expect(broadcast).toMatchObject({
    '@type': 'BroadcastEvent',
    isLiveBroadcast: true,
    publishedOn: { '@type': 'BroadcastService', name: 'ثمانية 1' },
    broadcastOfEvent: { '@id': event!['@id' as keyof typeof event] },
  });
});

test('OURS-20: a channel of some countries says which, whatever the country of the page', () => {
  const tvChannels = [aTvChannel({ name: 'ثمانية 1', countries: ['SA', 'KW'] })];
  const tvElsewhere = [aTvChannel({ name: 'أون 1', countries: ['EG'] })];
  const [, ...broadcasts] = matchData({ ...aMatch(), tvChannels, tvElsewhere }, address)['@graph'];
  expect(broadcasts).toMatchObject([
    { publishedOn: { name: 'ثمانية 1', areaServed: ['SA', 'KW'] } },
    { publishedOn: { name: 'أون 1', areaServed: ['EG'] } },
  ]);
});

test('DLG-17: an unconfirmed kick-off time is left out, the date is given', () => {
  expect(eventOf({ ...aMatch(), isTimeConfirmed: false })).toMatchObject({ startDate: '2026-11-21' });
});

test('DLG-17: a postponed or cancelled match says so, and a postponed one has no start date', () => {
  expect(eventOf(aMatch({ status: 'PST' }))).toMatchObject({
    eventStatus: 'https://schema.org/EventPostponed',
  });
  expect(eventOf(aMatch({ status: 'PST' }))).not.toHaveProperty('startDate');
  expect(eventOf(aMatch({ status: 'CANC' }))).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
});
