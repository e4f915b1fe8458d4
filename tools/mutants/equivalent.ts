/** A mutant that behaves like the code, so that no test can notice it. */
export type Equivalent = {
  file: string;
  /** The mutated code and what replaces it, as `pnpm mutants` prints them. */
  from: string;
  to: string;
  why: string;
};

const inFile = (file: string, mutants: readonly [from: string, to: string, why: string][]): Equivalent[] =>
  mutants.map(([from, to, why]) => ({ file, from, to, why }));

/** Not counted. An entry whose code has changed is reported, so that the list stays short. */
export const equivalents: readonly Equivalent[] = [
  ...inFile('packages/football/src/observed/changes.ts', [
    ['[]', '["Stryker was here"]', 'An element without a type is no card.'],
  ]),
  ...inFile('packages/football/src/time/clock.ts', [
    ['start === undefined && speed === 1', 'false', 'The long way leads to real time as well.'],
  ]),
  ...inFile('packages/football/src/competitions/competition-order.ts', [
    ['a.name < b.name', 'a.name <= b.name', 'Equal names have no order.'],
  ]),
  ...inFile('packages/football/src/competitions/bracket/bracket.ts', [
    ['tie && round', 'tie || round', 'The tie that a path leads to is one of the next round.'],
    ['[]', '["Stryker was here"]', 'The losers of two semi-finals are needed.'],
    ["'third-place'", '""', 'The number of legs is not read of a tie without matches.'],
    [String.raw`''`, '"Stryker was here!"', 'That is no round either.'],
    ['index > first', 'index >= first', 'The first stored round is shown anyway.'],
    [
      'path.next.teams[path.side]?.id',
      'path.next.teams[path.side].id',
      'A path found by a team leads to that team.',
    ],
    ['tie.teams[0]?.id', 'tie.teams[0].id', 'A tie found by a team has its teams.'],
    [
      'teams.every((team) => team !== null)',
      'teams.some(team => team !== null)',
      'Both teams of a stored tie are known, or neither.',
    ],
    ['team?.id', 'team.id', 'Only read where all teams are known.'],
    ['paths.get(one)?.side', 'paths.get(one).side', 'Only read where there is a path.'],
  ]),
  ...inFile('packages/football/src/competitions/bracket/paths.ts', [
    ["final?.stage !== 'final'", 'false', 'Only the final follows the semi-finals.'],
    ['final?.stage', 'final.stage', 'A round has at least one tie.'],
    [
      "round.some(({ stage }) => stage !== 'semi-finals')",
      "round.every(({ stage }) => stage !== 'semi-finals')",
      'All ties of a round have its stage.',
    ],
    ["'format'", '""', 'Only `team` is compared.'],
    ['paths.get(one)?.side', 'paths.get(one).side', 'Only read where there is a path.'],
  ]),
  ...inFile('packages/football/src/competitions/bracket/stages.ts', [
    ...(
      [
        [String.raw`/( - (1st|2nd) leg| replays?)$/`, String.raw`/( - (1st|2nd) leg| replays?)/`],
        [String.raw`/^(3rd|third)[ -]place/`, String.raw`/(3rd|third)[ -]place/`],
        [String.raw`/^(\d).. round$/`, String.raw`/^(\d).. round/`],
        [String.raw`/^(\d).. round$/`, String.raw`/(\d).. round$/`],
        [String.raw`/^round of (\d+)$/`, String.raw`/round of (\d+)$/`],
        [String.raw`/^round of (\d+)$/`, String.raw`/^round of (\d+)/`],
        [String.raw`/^(?:1\/)?(\d+)/`, String.raw`/(?:1\/)?(\d+)/`],
      ] as const
    ).map(([from, to]): [string, string, string] => [from, to, 'Other names were refused before.']),
    ['[]', '["Stryker was here"]', 'Only the second element is read.'],
  ]),
  ...inFile('packages/football/src/competitions/bracket/ties.ts', [
    ['first > second', 'first >= second', 'Equal numbers were returned before.'],
    ['first?.id', 'first.id', 'A tie with matches has its teams.'],
    ['tie.teams[0]?.id', 'tie.teams[0].id', 'A tie with matches has its teams.'],
    ['first !== undefined', 'true', 'Without a first match there is no second.'],
  ]),
  ...inFile('packages/football/src/time/days.ts', [
    [
      'instant >= known.from',
      'instant > known.from',
      'At midnight the day is computed again, with the same result.',
    ],
    [
      String.raw`/^\d{4}-\d{2}-\d{2}$/`,
      String.raw`/\d{4}-\d{2}-\d{2}$/`,
      'The comparison with the parsed date refuses the rest.',
    ],
    [
      String.raw`/^\d{4}-\d{2}-\d{2}$/`,
      String.raw`/^\d{4}-\d{2}-\d{2}/`,
      'The comparison with the parsed date refuses the rest.',
    ],
    ['t < to', 't <= to', 'One more step looks at the same last moment.'],
    ['offsets.at(-1)?.minutes', 'offsets.at(-1).minutes', 'The list is never empty.'],
    [
      '(a, b) => a - b',
      '() => undefined',
      'The order of the candidates or the second condition: each alone is enough.',
    ],
    ['a - b', 'a + b', 'The order of the candidates or the second condition: each alone is enough.'],
    [
      'dateIn(zone, t - 1) !== date',
      'true',
      'The order of the candidates or the second condition: each alone is enough.',
    ],
    ['!found', 'true', 'A formatter is made again, with the same result.'],
    ['formatters.set(zone, found);', ';', 'A formatter is made again, with the same result.'],
  ]),
  ...inFile('packages/football/src/observed/first-ids.ts', [
    ['firsts.size === 0', 'false', 'The match is copied unchanged.'],
  ]),
  ...inFile('packages/football/src/teams/form.ts', [
    ['goals.home > goals.away', 'goals.home >= goals.away', 'Equal goals were returned before.'],
  ]),
  ...inFile('packages/football/src/matches/side-behind.ts', [
    ['home < away', 'home <= away', 'Equal goals were returned before.'],
  ]),
  ...inFile('packages/football/src/matches/statistic-shares.ts', [
    ['home.number > away.number', 'home.number >= away.number', 'Equal numbers were returned before.'],
  ]),
  ...inFile('packages/football/src/matches/timeline.ts', [
    ['kicks.home > kicks.away', 'kicks.home >= kicks.away', 'Equal kicks were excluded before.'],
  ]),
  ...inFile('packages/football/src/matches/goals.ts', [
    [String.raw`''`, '"Stryker was here!"', 'It does not say "shoot" either.'],
  ]),
  ...inFile('packages/football/src/live/live-standings.ts', [
    ['[]', '["Stryker was here"]', 'A text is no match that counts.'],
    [String.raw`''`, '"Stryker was here!"', 'It names no round of a table either.'],
    ['[]', '["Stryker was here"]', 'A text is no match that counts.'],
    [String.raw`''`, '"Stryker was here!"', 'A match without a round was excluded before.'],
    ['[]', '["Stryker was here"]', 'A text is no group of the other team.'],
    ['[]', '["Stryker was here"]', 'A text is no group of the other team.'],
    ['a.order - b.order', 'a.order + b.order', 'The sort is stable and the rows come in their order.'],
    [
      '(compare(moving[0].after, place.after) || moving[0].order - place.order) < 0',
      '(compare(moving[0].after, place.after) || moving[0].order - place.order) <= 0',
      'No two rows have the same order.',
    ],
  ]),
  ...inFile('packages/football/src/matches/pitch-places.ts', [
    [String.raw`''`, '"Stryker was here!"', 'It is no place either.'],
    ['[]', '["Stryker was here"]', 'It has no row and column either.'],
    [
      String.raw`/^([1-9]\d?):(\d{1,2})$/`,
      String.raw`/^([1-9]\D?):(\d{1,2})$/`,
      'A grid of ten rows is implausible.',
    ],
    ['row && column', 'row || column', 'Both are there or neither is.'],
    ['[]', '["Stryker was here"]', 'There is always a first row.'],
    [
      String.raw`!formation || !/^\d{1,2}(-\d{1,2})*$/.test(formation)`,
      String.raw`!formation && !/^\d{1,2}(-\d{1,2})*$/.test(formation)`,
      'What is no number makes no sum, and lines of ten are not played.',
    ],
    [
      String.raw`/^\d{1,2}(-\d{1,2})*$/`,
      String.raw`/\d{1,2}(-\d{1,2})*$/`,
      'What is no number makes no sum, and lines of ten are not played.',
    ],
    [
      String.raw`/^\d{1,2}(-\d{1,2})*$/`,
      String.raw`/^\d(-\d{1,2})*$/`,
      'What is no number makes no sum, and lines of ten are not played.',
    ],
    [
      String.raw`/^\d{1,2}(-\d{1,2})*$/`,
      String.raw`/^\d{1,2}(-\d{1,2})*/`,
      'What is no number makes no sum, and lines of ten are not played.',
    ],
    [
      String.raw`/^\d{1,2}(-\d{1,2})*$/`,
      String.raw`/^\d{1,2}(-\d)*$/`,
      'What is no number makes no sum, and lines of ten are not played.',
    ],
  ]),
  ...inFile('packages/football/src/players/player-league.ts', [
    [String.raw`''`, '"Stryker was here!"', 'It is no country either.'],
  ]),
  ...inFile('packages/football/src/matches/pulse.ts', [
    ['at < bar', 'at <= bar', 'The next line overwrites that bar.'],
    ['[]', '["Stryker was here"]', 'An element without a type has no value.'],
  ]),
  ...inFile('packages/football/src/observed/second-ids.ts', [
    [
      String.raw`name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()`,
      String.raw`name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()`,
      'Both names are written alike, whichever way.',
    ],
  ]),
  ...inFile('packages/football/src/time/zone-classes.ts', [['a < b', 'a <= b', 'No zone is listed twice.']]),
];
