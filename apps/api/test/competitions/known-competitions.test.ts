import { expect, test } from 'vitest';
import { getCompetitionByApiId } from '@safira/contract/competitions/competitions';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { testDatabase } from '@safira/testkit/database';
import { aSeason } from '@safira/testkit/records';
import { call, startApi } from '../api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });

/** The provider's names, and the names that readers know. */
const known = [
  [39, 'Premier League', 'England', 'الدوري الإنجليزي الممتاز'],
  [140, 'La Liga', 'Spain', 'الدوري الإسباني'],
  [135, 'Serie A', 'Italy', 'الدوري الإيطالي'],
  [61, 'Ligue 1', 'France', 'الدوري الفرنسي'],
  [78, 'Bundesliga', 'Germany', 'الدوري الألماني'],
  [2, 'UEFA Champions League', 'World', 'دوري أبطال أوروبا'],
  [3, 'UEFA Europa League', 'World', 'الدوري الأوروبي'],
  [307, 'Pro League', 'Saudi-Arabia', 'دوري روشن السعودي'],
  [233, 'Premier League', 'Egypt', 'الدوري المصري الممتاز'],
  [406, 'Professional League', 'Oman', 'دوري عمانتل'],
  [17, 'AFC Champions League', 'World', 'دوري أبطال آسيا للنخبة'],
  [137, 'Coppa Italia', 'Italy', 'كأس إيطاليا'],
  [81, 'DFB Pokal', 'Germany', 'كأس ألمانيا'],
] as const;

await saveSeasons(
  db,
  known.map(([competitionId, name, country]) => aSeason({ competitionId, name, country })),
);

test.each(known)(
  'COMP-09: %i (%s, %s) is found by its id and named %s',
  async (id, originalName, country, name) => {
    const { body } = await call(app, getCompetitionByApiId, `/competitions/by-api-id/${id}`);
    expect(body.data).toMatchObject({ id, name, originalName, country });
  },
);
