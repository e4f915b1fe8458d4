/** Pairs whose meetings fans remember: the league and the two clubs. The position is part of ids: append at the end. */
export const derbies: readonly (readonly [league: number, one: number, other: number])[] = [
  // Egypt: Al Ahly and Zamalek, Ismaily and Al Masry.
  [233, 1577, 1040],
  [233, 1030, 1031],
  // Saudi Arabia: the four big clubs.
  [307, 2932, 2939],
  [307, 2938, 2929],
  [307, 2932, 2938],
  [307, 2939, 2938],
  [307, 2932, 2929],
  [307, 2939, 2929],
  // Spain: Real, Barcelona, Atlético, Sevilla, Betis, Athletic, Real Sociedad.
  [140, 541, 529],
  [140, 541, 530],
  [140, 529, 530],
  [140, 536, 543],
  [140, 531, 548],
  // Italy: Inter, Milan, Juventus, Torino, Roma, Lazio, Napoli.
  [135, 505, 489],
  [135, 505, 496],
  [135, 489, 496],
  [135, 496, 503],
  [135, 497, 487],
  [135, 492, 496],
  // Germany: Bayern and Dortmund; France: Paris and Marseille, Lille and Lens.
  [78, 157, 165],
  [61, 85, 81],
  [61, 79, 116],
  // England: Liverpool, Everton, the clubs of Manchester and of London.
  [39, 40, 45],
  [39, 33, 50],
  [39, 33, 40],
  [39, 42, 47],
  [39, 42, 49],
];
