import { expect, test } from 'vitest';
import { clubsOf, findTeam, groupsOf, teams } from './teams.ts';

const idsOf = (competitionId: number, year: number) => clubsOf(competitionId, year).map(({ id }) => id);

test.each([
  [39, 20],
  [140, 20],
  [135, 20],
  [61, 18],
  [78, 18],
  [307, 18],
  [233, 21],
  [406, 12],
  [200, 16],
  [202, 16],
  [186, 16],
  [301, 14],
  [305, 12],
  [98, 20],
  [292, 12],
  [188, 12],
  [71, 20],
  [253, 30],
  [12, 16],
  [2, 36],
  [3, 36],
  [17, 24],
  [81, 64],
  [137, 44],
  [531, 2],
  [826, 4],
  [539, 4],
  [5, 54],
  [36, 48],
  [7, 24],
  [536, 16],
])('HOUSE: competition %i has its %i teams in every season, each once', (competition, count) => {
  for (const year of [2023, 2024, 2025, 2026, 2027]) {
    expect(new Set(idsOf(competition, year)).size).toBe(count);
    expect(clubsOf(competition, year)).toHaveLength(count);
  }
});

test('HOUSE: club friendlies are between clubs, international ones between nations', () => {
  expect(clubsOf(667, 2025)).toEqual(teams.filter(({ isNational }) => !isNational));
  expect(clubsOf(10, 2025)).toEqual(teams.filter(({ isNational }) => isNational));
  expect(clubsOf(4711, 2025)).toEqual([]);
});

test.each([
  [39, [57, 64, 1346], [39, 44, 48]],
  [140, [535, 544, 4665], [547, 718, 798]],
  [135, [512, 517, 1579], [504, 520, 801]],
  [78, [174, 185, 1660], [161, 180, 186]],
  [61, [1298], [112]],
  [98, [917_015, 917_016, 917_017], [917_018, 917_019, 917_020]],
  [292, [918_008, 918_009], [918_010, 918_011]],
  [71, [924_017, 924_018, 924_019, 924_020], [924_021, 924_022, 924_023, 924_024]],
])('HOUSE: league %i changes its clubs with the season 2026', (league, up, down) => {
  expect(idsOf(league, 2026)).toEqual(expect.arrayContaining(up));
  expect(idsOf(league, 2025)).toEqual(expect.arrayContaining(down));
  expect(idsOf(league, 2025).filter((id) => up.includes(id))).toEqual([]);
  expect(idsOf(league, 2026).filter((id) => down.includes(id))).toEqual([]);
});

test('HOUSE: no two teams have one id, and each is found by its own', () => {
  expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length);
  for (const team of teams) expect(findTeam(team.id)).toBe(team);
  expect(findTeam(899_999)).toBeUndefined();
});

test('HOUSE: a club is the same object in every competition', () => {
  const arsenal = findTeam(42);
  expect(arsenal).toMatchObject({ name: 'Arsenal', country: 'England', ground: { id: 494 } });
  for (const competition of [39, 2, 667]) {
    expect(clubsOf(competition, 2025).find(({ id }) => id === 42)).toBe(arsenal);
  }
});

// Section 5.3 of the provider's reference: marked verified, or the same in its list and in teams-curated.tsv; those
// of Morocco are the ids of the Arabic dictionary, which has verified ones only.
const verified = new Set([
  33, 34, 35, 36, 39, 40, 42, 44, 45, 47, 48, 49, 50, 51, 52, 55, 57, 63, 64, 65, 66, 746, 1346, 529, 530,
  531, 532, 533, 535, 536, 538, 539, 540, 541, 542, 543, 544, 546, 547, 548, 718, 727, 728, 797, 798, 4665,
  487, 488, 489, 490, 492, 494, 495, 496, 497, 499, 500, 502, 503, 504, 505, 512, 517, 520, 523, 801, 867,
  895, 1579, 157, 160, 161, 162, 163, 164, 165, 167, 168, 169, 170, 172, 173, 174, 175, 180, 182, 185, 186,
  192, 1660, 77, 79, 80, 81, 83, 84, 85, 91, 94, 95, 96, 97, 106, 108, 111, 112, 114, 116, 1298, 2928, 2929,
  2931, 2932, 2933, 2934, 2936, 2938, 2939, 2940, 2944, 2945, 2956, 2977, 2992, 10509, 10511, 10513, 1030,
  1031, 1036, 1037, 1039, 1040, 1041, 1044, 1572, 1574, 1576, 1577, 7520, 13819, 14651, 15570, 15736, 16431,
  194, 197, 211, 327, 400, 553, 556, 3403, 2870, 2874, 2875, 1, 2, 3, 6, 7, 9, 10, 12, 13, 16, 17, 20, 22, 23,
  25, 26, 27, 28, 31, 32, 767, 768, 1118, 1504, 1530, 1532, 1569, 2865, 2867, 2871, 2872, 2897, 980, 2699,
  904, 905, 906, 918, 5237, 962, 964, 968, 969, 971, 973, 974, 975, 976, 977, 3449, 3453, 14806, 22218,
]);

test('HOUSE: an id of the provider is used only where it is verified, else one from 900,000', () => {
  expect(teams.filter(({ id }) => id < 900_000 && !verified.has(id))).toEqual([]);
  const used = new Set(teams.map(({ id }) => id));
  expect([...verified].filter((id) => !used.has(id))).toEqual([]);
});

test('HOUSE: no club plays in two European cups, and clubs of the big leagues take part', () => {
  const homes = new Map([
    ['England', 39],
    ['Spain', 140],
    ['Italy', 135],
    ['France', 61],
    ['Germany', 78],
  ]);
  for (const year of [2025, 2026]) {
    const entrants = [...clubsOf(2, year), ...clubsOf(3, year)];
    expect(new Set(entrants).size).toBe(72);
    for (const club of entrants) {
      const league = homes.get(club.country);
      if (league !== undefined) expect(clubsOf(league, year)).toContain(club);
    }
  }
});

test('HOUSE: nations play in groups, the clubs of Asia in West and East', () => {
  const sizes = (competition: number) => groupsOf(competition, 2025)?.map((group) => group.length);
  expect(sizes(5)).toEqual([...Array(12).fill(4), 3, 3]);
  expect(sizes(36)).toEqual(Array(12).fill(4));
  expect(sizes(7)).toEqual(Array(6).fill(4));
  expect(sizes(536)).toEqual([6, 6]);
  expect(sizes(12)).toEqual([4, 4, 4, 4]);
  expect(sizes(253)).toEqual([15, 15]);
  expect(sizes(39)).toBeUndefined();
  const [west, east] = groupsOf(17, 2025)!.map((zone) => new Set(zone.map(({ country }) => country)));
  expect(west!.has('Saudi-Arabia') && east!.has('Japan')).toBe(true);
  expect([...west!].filter((country) => east!.has(country))).toEqual([]);
});

test('HOUSE: a group of the African Champions League has no two clubs of one country', () => {
  for (const year of [2025, 2026]) {
    for (const group of groupsOf(12, year)!) {
      expect(new Set(group.map(({ country }) => country)).size).toBe(4);
    }
  }
});

test('HOUSE: colours are two, strengths between -1 and 1, codes three letters', () => {
  for (const { name, colours, strength, code, founded } of teams) {
    expect(colours[0], name).toMatch(/^#[0-9a-f]{6}$/);
    expect(colours[1], name).toMatch(/^#[0-9a-f]{6}$/);
    expect(colours[0], name).not.toBe(colours[1]);
    expect(Math.abs(strength), name).toBeLessThanOrEqual(1);
    expect(code ?? 'AAA', name).toMatch(/^[A-Z]{3}$/);
    expect(founded ?? 1900, name).toBeGreaterThan(1840);
  }
});

test('HOUSE: in each league strengths are about balanced', () => {
  const balanced = [39, 140, 135, 61, 78, 307, 233, 406, 5, 36, 7];
  for (const league of [...balanced, 200, 202, 186, 301, 305, 98, 292, 188, 71, 253]) {
    for (const year of [2025, 2026]) {
      const members = clubsOf(league, year);
      const mean = members.reduce((sum, { strength }) => sum + strength, 0) / members.length;
      expect(Math.abs(mean), String(league)).toBeLessThan(0.2);
    }
  }
});

test('HOUSE: teams that share a venue have identical venue data', () => {
  const venues = new Map<string, unknown>();
  for (const { ground } of teams) {
    if (!ground) continue;
    const key = `${ground.name}, ${ground.city}`;
    expect(ground).toEqual(venues.get(key) ?? ground);
    venues.set(key, ground);
  }
  expect(findTeam(489)?.ground).toEqual(findTeam(505)?.ground);
  const ids = [...venues.values()].flatMap((ground) => (ground as { id: number | null }).id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});
