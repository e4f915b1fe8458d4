import { expect, test } from 'vitest';
import { pageAddress } from './page-key.ts';

const routes = new Set(['root', 'routes/day', 'routes/match-over']);
const addressFor = (url: string, zone = 'Asia/Riyadh') => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  return pageAddress({ path: pathname, query: searchParams, zone, today: '2026-11-21', routes });
};

test('HOME-19: the date is part of the page, the rest of the query is not', () => {
  expect(addressFor('/?date=2026-11-22&utm_source=x').url).toBe('/?date=2026-11-22');
  expect(addressFor('/?utm_source=x').key).toBe(addressFor('/').key);
});

test('HOME-19: all invalid dates share one page', () => {
  expect(addressFor('/?date=aaa').key).toBe(addressFor('/?date=bbb').key);
});

test('HOME-12: every zone class has its own page', () => {
  expect(addressFor('/').key).not.toBe(addressFor('/', 'Africa/Cairo').key);
});

test('DLG-17: data requests keep known routes only, in a fixed order', () => {
  expect(addressFor('/_.data?_routes=routes/match-over,x,root,root').url).toBe(
    `/_.data?_routes=${encodeURIComponent('root,routes/match-over')}`,
  );
});

test('HOME-17: the id and the search term of a team are part of its own URL only', () => {
  expect(addressFor('/team?search=al&apiId=40&x=1').url).toBe('/team?apiId=40&search=al');
  expect(addressFor('/team.data?apiId=40').url).toBe('/team.data?apiId=40');
  expect(addressFor('/teams?search=al&apiId=40').url).toBe('/teams?search=al');
  expect(addressFor('/?search=al&apiId=40').url).toBe('/');
  expect(addressFor('/team/liverpool-40?search=al').url).toBe('/team/liverpool-40');
});

test('TEAM-01: the filters and the page are part of the URL of the list, invalid ones are dropped', () => {
  const filtered = '/teams?search=al&country=x&league=39&season=2026&page=2';
  expect(addressFor(`${filtered}&x=1`).url).toBe(filtered);
  expect(addressFor('/teams?league=0&season=1999&page=1').key).toBe(addressFor('/teams').key);
});

test('TEAM-02: the tab, the filters and the page are part of the URL of a team', () => {
  const matches = '/team/liverpool-40?tab=matches&when=coming&league=39&page=12';
  expect(addressFor(matches).url).toBe(matches);
  expect(addressFor('/team/liverpool-40?tab=overview&when=past&page=0').key).toBe(
    addressFor('/team/liverpool-40').key,
  );
});

test('HOME-17: an invalid id, an empty term and an overlong term are dropped', () => {
  expect(addressFor('/team?apiId=040&search=%20').key).toBe(addressFor('/team').key);
  expect(addressFor(`/teams?search=${'a'.repeat(81)}`).key).toBe(addressFor('/teams').key);
});

test('DLG-18: the tab, and nothing else of the query, is part of the URL of a match', () => {
  expect(addressFor('/match/7?tab=lineups&x=1').url).toBe('/match/7?tab=lineups');
  expect(addressFor('/match/7?tab=nothing').key).toBe(addressFor('/match/7').key);
  expect(addressFor('/?tab=lineups').key).toBe(addressFor('/').key);
});

test('PLAYER-01: a season of a player, and a name with a league, are part of their own pages only', () => {
  expect(addressFor('/player/9?season=2025&league=39').url).toBe('/player/9?season=2025');
  expect(addressFor('/player/9?season=all').key).toBe(addressFor('/player/9').key);
  expect(addressFor('/player?league=39&search=x').url).toBe('/player?search=x&league=39');
});

test('OURS-14: the address of a comparison holds both players', () => {
  expect(addressFor('/compare?b=9&a=7&x=1').url).toBe('/compare?a=7&b=9');
  expect(addressFor('/compare?a=7&search=&league=39').url).toBe('/compare?a=7&league=39');
});

test('COMP-07: the page of all players keeps a search, and an order that is not the first', () => {
  expect(addressFor('/players?by=assists').url).toBe('/players?by=assists');
  expect(addressFor('/players?by=goals').key).toBe(addressFor('/players').key);
  expect(addressFor('/players?search=x&league=&page=2').url).toBe('/players?search=x');
});

test('COMP-02, OURS-12: season, tab and counted matches are part of the URL of a competition, its defaults are not', () => {
  expect(addressFor('/competition/307?tab=matches&season=2025').url).toBe(
    '/competition/307?season=2025&tab=matches',
  );
  expect(addressFor('/competition/307?at=home').url).toBe('/competition/307?at=home');
  expect(addressFor('/competition/307?tab=standings&at=all&season=now').key).toBe(
    addressFor('/competition/307').key,
  );
});

test('COMP-04: month, teams and page are part of the URL of a competition; the first page has no number', () => {
  expect(addressFor('/competition/39?page=2&teams=33-40&month=2026-11&tab=matches').url).toBe(
    '/competition/39?tab=matches&month=2026-11&teams=33-40&page=2',
  );
  expect(addressFor('/competition/39?page=1&teams=33,40&month=2026-13').key).toBe(
    addressFor('/competition/39').key,
  );
});

test('OURS-15: the day and the country are part of the page of players abroad', () => {
  expect(addressFor('/arabs-abroad?country=saudi-arabia&date=2026-11-22&x=1').url).toBe(
    '/arabs-abroad?date=2026-11-22&country=saudi-arabia',
  );
  expect(addressFor('/arabs-abroad?country=1').key).toBe(addressFor('/arabs-abroad').key);
});

test('OURS-18: the day and the view are part of the page of channels, only the day of its data', () => {
  expect(addressFor('/tv?view=matches&date=2026-11-22&free=1').url).toBe('/tv?date=2026-11-22&view=matches');
  expect(addressFor('/tv?view=tiles&commentator=x').key).toBe(addressFor('/tv').key);
  expect(addressFor('/tv.data?view=matches&date=2026-11-22').key).toBe(
    addressFor('/tv.data?date=2026-11-22').key,
  );
});

test('COMP-09: the filter of the competitions is part of their page, not of its data', () => {
  expect(addressFor('/competitions?q=x').url).toBe('/competitions?q=x');
  expect(addressFor('/competitions?kind=arab&q=x').url).toBe('/competitions?q=x&kind=arab');
  expect(addressFor('/competitions?kind=all').key).toBe(addressFor('/competitions').key);
  expect(addressFor('/competitions.data?q=x&kind=arab').key).toBe(addressFor('/competitions.data').key);
});

test('OURS-07: the kind of results is part of the page of a search, not of its data', () => {
  expect(addressFor('/search?kind=players&q=x').url).toBe('/search?q=x&kind=players');
  expect(addressFor('/search?kind=coaches&q=x').url).toBe('/search?q=x');
  expect(addressFor('/search.data?q=x&kind=players').key).toBe(addressFor('/search.data?q=x').key);
});

test('OURS-11: the round of a bracket is part of the URL of its page, a made-up one is not', () => {
  const path = '/competition/2?tab=bracket&round=last-16';
  expect(addressFor(path).url).toBe(path);
  expect(addressFor('/competition/2?tab=bracket&round=last-17').key).toBe(
    addressFor('/competition/2?tab=bracket').key,
  );
});

test('OURS-19: the page of a commentator keeps its Arabic path and drops every argument', () => {
  const path = `/commentator/${encodeURIComponent('معلق-تجريبي-1')}`;
  expect(addressFor(`${path}?x=1&tab=squad`).url).toBe(path);
  expect(addressFor(`${path}.data?_routes=root,x`).url).toBe(`${path}.data?_routes=root`);
  expect(addressFor(path.toLowerCase()).key).toBe(addressFor(path).key);
  expect(addressFor('/commentator/%ff?x=1').url).toBe('/commentator/%FF');
});

test('NEWS-01: the filters and the page are part of the URL of the news, what is no filter is dropped', () => {
  const filtered = '/news?category=reports&competition=307&page=2';
  expect(addressFor(`${filtered}&x=1`).url).toBe(filtered);
  expect(addressFor('/news?category=sport&competition=0&page=1').key).toBe(addressFor('/news').key);
  expect(addressFor('/news?category=&competition=').key).toBe(addressFor('/news').key);
});

test('NEWS-02: an article reads nothing of the query, and its slug has one spelling', () => {
  const path = `/news/${encodeURIComponent('الأهلي-يفوز-1208')}`;
  expect(addressFor(`${path}?page=2`).url).toBe(path);
  expect(addressFor(path.toLowerCase()).key).toBe(addressFor(path).key);
});

test('NEWS-04: pages of the newsroom are never stored, and their query is for the browser alone', () => {
  expect(addressFor('/newsroom?status=draft&q=x&page=2')).toMatchObject({
    url: '/newsroom',
    isNewsroom: true,
  });
  for (const path of ['/newsroom.data', '/newsroom/articles/new', '/newsroom/articles/12.data']) {
    expect(addressFor(path), path).toMatchObject({ url: path, isNewsroom: true });
  }
  expect(addressFor('/news').isNewsroom).toBe(false);
  expect(addressFor('/newsroom/articles/0').isNewsroom).toBe(false);
});

test('OURS-22: the section and the page of the log are part of its URL', () => {
  expect(addressFor('/corrections?page=2&kind=news&x=1').url).toBe('/corrections?kind=news&page=2');
  expect(addressFor('/corrections?kind=goal&page=1').key).toBe(addressFor('/corrections').key);
});
