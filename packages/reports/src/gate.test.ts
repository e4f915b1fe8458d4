import { expect, test } from 'vitest';
import { ahly, goal, recordOf } from '../testing/record.ts';
import { allowedIn, foreignTo } from './gate.ts';
import { minute, say, team } from './text.ts';

const record = recordOf([goal({ at: 10, who: 'علي' })]);

test('OURS-21: what the record says passes the gate', () => {
  const sentence = say`سجل علي هدف ${team(ahly)} في ${minute({ elapsed: 10, extra: null })}.`;
  expect(foreignTo(allowedIn(record), [sentence])).toEqual([]);
});

test.each([
  ['a minute', say`في ${minute({ elapsed: 11, extra: null })}`, ['figure: 11']],
  ['another team', say`فاز ${team({ ...ahly, id: 9 })}`, ['name: الأهلي']],
  ['another name', say`فاز ${team({ ...ahly, name: 'الهلال' })}`, ['name: الهلال']],
  ['a person', say`${{ text: 'سالم', link: { kind: 'player', id: 5 } }}`, ['name: سالم']],
  ['Latin letters', say`فاز Al Ahly`, ['letters: Al', 'letters: Ahly']],
])('OURS-21: %s that the record does not have is refused', (_, sentence, found) => {
  expect(foreignTo(allowedIn(record), [sentence])).toEqual(found);
});
