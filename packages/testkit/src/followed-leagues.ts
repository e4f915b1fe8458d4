/** The leagues that the worker follows by default. */
export const followedLeagues =
  '39,140,135,61,78,307,233,406,2,3,17,81,137,531,826,539,5,36,7,536,200,202,186,301,305,98,292,188,71,253,12';
