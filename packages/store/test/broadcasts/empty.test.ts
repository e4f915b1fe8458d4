import { expect, test } from 'vitest';
import { testDatabase } from '@safira/testkit/database';

const { owner } = await testDatabase();

test.each(['channels', 'commentators', 'broadcasts', 'probable_broadcasts'] as const)(
  'OURS-17, OURS-19: the migrations leave the table of %s empty',
  async (table) => {
    expect(await owner.selectFrom(table).selectAll().execute()).toEqual([]);
  },
);
