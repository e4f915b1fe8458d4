import { expect, test } from 'vitest';
import { standingZone, type Zone } from './standing-zones.ts';

const CHAMPIONS = 'دوري أبطال أوروبا';
const EUROPA = 'الدوري الأوروبي';
const CONFERENCE = 'دوري المؤتمر الأوروبي';
const NEXT_KNOCKOUT = 'التأهل إلى الأدوار الإقصائية';

const oldest: [string, Zone, string][] = [
  ['UEFA Champions League', 'champions-league', CHAMPIONS],
  ['UEFA Champions League Qualifiers', 'qualification', `تصفيات ${CHAMPIONS}`],
  ['UEFA Europa League', 'europa-league', EUROPA],
  ['UEFA Europa League Qualifiers', 'europa-league', `تصفيات ${EUROPA}`],
  ['UEFA Conference League Play-offs', 'conference-league', `ملحق ${CONFERENCE}`],
  ['Relegation', 'relegation', 'الهبوط'],
  ['Relegation Play-off', 'relegation-playoff', 'ملحق الهبوط'],
  ['Promotion', 'promotion', 'الصعود'],
  ['Promotion Play-off', 'playoffs', 'ملحق الصعود'],
  ['Possible Promotion Play-off', 'playoffs', 'ملحق الصعود'],
  ['Next Round', 'next-round', 'التأهل إلى الدور التالي'],
  ['Championship Round', 'championship-round', 'مجموعة التتويج'],
  ['Relegation Round', 'relegation-round', 'مجموعة تفادي الهبوط'],
];

const middle: [string, Zone, string][] = [
  ['Promotion - Champions League (Group Stage: )', 'champions-league', CHAMPIONS],
  ['Promotion - Champions League (Qualification: )', 'qualification', `تصفيات ${CHAMPIONS}`],
  ['Promotion - Europa League (Group Stage: )', 'europa-league', EUROPA],
  ['Promotion - Europa League (Qualification: )', 'europa-league', `تصفيات ${EUROPA}`],
  ['Promotion - Europa Conference League (Group Stage: )', 'conference-league', CONFERENCE],
  ['Promotion - Europa Conference League (Qualification: )', 'conference-league', `تصفيات ${CONFERENCE}`],
  ['Relegation - Championship', 'relegation', 'الهبوط'],
  ['Relegation - LaLiga2', 'relegation', 'الهبوط'],
  ['Relegation - Serie B', 'relegation', 'الهبوط'],
  ['Relegation - 2. Bundesliga', 'relegation', 'الهبوط'],
  ['Bundesliga (Relegation)', 'relegation-playoff', 'ملحق الهبوط'],
  ['Relegation - Ligue 2', 'relegation', 'الهبوط'],
  ['Ligue 1 (Relegation)', 'relegation-playoff', 'ملحق الهبوط'],
  ['Relegation - Liga Portugal 2', 'relegation', 'الهبوط'],
  ['Relegation - Eerste Divisie', 'relegation', 'الهبوط'],
  ['Relegation - 1. Lig', 'relegation', 'الهبوط'],
  ['Promotion - Bundesliga', 'promotion', 'الصعود'],
  ['Promotion - Bundesliga (Relegation: )', 'playoffs', 'ملحق الصعود'],
  ['2. Bundesliga (Relegation)', 'relegation-playoff', 'ملحق الهبوط'],
  ['Relegation - 3. Liga', 'relegation', 'الهبوط'],
];

const recent: [string, Zone, string][] = [
  ['Promotion - Champions League (League phase: )', 'champions-league', CHAMPIONS],
  ['Promotion - Champions League (League phase)', 'champions-league', CHAMPIONS],
  ['Promotion - Europa League (League phase: )', 'europa-league', EUROPA],
  ['Promotion - Conference League (Qualification: )', 'conference-league', `تصفيات ${CONFERENCE}`],
  ['Promotion - Champions League (Play Offs: 1/8-finals)', 'next-round', 'التأهل إلى دور الـ16'],
  ['Promotion - Champions League (Play Offs: 1/16-finals)', 'playoffs', 'ملحق دور الـ16'],
  ['Promotion - Europa League (Play Offs: 1/8-finals)', 'next-round', 'التأهل إلى دور الـ16'],
  ['Promotion - Europa League (Play Offs: 1/16-finals)', 'playoffs', 'ملحق دور الـ16'],
  ['Promotion - Conference League (Play Offs: 1/8-finals)', 'next-round', 'التأهل إلى دور الـ16'],
  ['Promotion - UEFA Champions League (Play Offs: 1/16-finals)', 'playoffs', 'ملحق دور الـ16'],
  ['Promotion - Conference League (Play Offs: 1/16-finals)', 'playoffs', 'ملحق دور الـ16'],
  ['Promotion - Eredivisie (Conference League - Play Offs: )', 'conference-league', `ملحق ${CONFERENCE}`],
  ['Champions League league stage', 'champions-league', CHAMPIONS],
  ['Europa League league stage', 'europa-league', EUROPA],
  ['ECL Playoffs', 'conference-league', `ملحق ${CONFERENCE}`],
];

const elsewhere: [string, Zone, string][] = [
  ['Promotion - CAF Champions League (Qualification)', 'champions-league', 'دوري أبطال أفريقيا'],
  ['Promotion - CAF Champions League (Play Offs: )', 'next-round', NEXT_KNOCKOUT],
  ['Promotion - CAF Confederation Cup (Qualification)', 'confederation-cup', 'كأس الكونفدرالية الأفريقية'],
  ['CAF Champions League', 'champions-league', 'دوري أبطال أفريقيا'],
  ['CAF Confederation Cup', 'confederation-cup', 'كأس الكونفدرالية الأفريقية'],
  ['AFC Champions League', 'champions-league', 'دوري أبطال آسيا'],
  ['Promotion - AFC Champions League Elite', 'champions-league', 'دوري أبطال آسيا للنخبة'],
  ['Promotion - AFC Champions League Two (Group Stage: )', 'champions-league-2', 'دوري أبطال آسيا 2'],
  ['AFC Champions League 2', 'champions-league-2', 'دوري أبطال آسيا 2'],
  ['AGL Champions League', 'regional-cup', 'دوري أبطال الخليج للأندية'],
  ['Promotion - Africa Cup of Nations (Play Offs: )', 'next-round', NEXT_KNOCKOUT],
  ['Promotion - Africa Cup of Nations', 'next-round', 'التأهل إلى كأس أمم أفريقيا'],
  ['Promotion - Asian Cup', 'next-round', 'التأهل إلى كأس آسيا'],
  ['Promotion - Premier League (Play Offs: )', 'playoffs', 'ملحق الصعود'],
  ['Promotion - MLS (Play Offs: 1/4-finals)', 'next-round', 'التأهل إلى ربع النهائي'],
  ['Promotion - Asian Cup (Play Offs: )', 'next-round', NEXT_KNOCKOUT],
  ['Promotion - World Cup', 'next-round', 'التأهل إلى كأس العالم'],
  ['Promotion - World Cup (Play Offs)', 'qualification', 'ملحق تصفيات كأس العالم'],
  ['Promotion - World Cup (Fourth stage)', 'qualification', 'المرحلة الرابعة من تصفيات كأس العالم'],
  ['Promotion - World Cup (Play Offs: 1/16-finals)', 'next-round', 'التأهل إلى دور الـ32'],
  ['Promotion - World Championship', 'next-round', 'التأهل إلى كأس العالم'],
  ['Promotion - FIFA Club World Cup (Play Offs: 1/8-finals)', 'next-round', 'التأهل إلى دور الـ16'],
  ['Promotion - UEFA Nations League (League A: )', 'promotion', 'الصعود إلى المستوى الأول'],
  ['Promotion - UEFA Nations League (League A - Play Offs)', 'playoffs', 'ملحق الصعود إلى المستوى الأول'],
  [
    'Promotion - UEFA Nations League (League A - Play Offs: Quarter-finals)',
    'next-round',
    'التأهل إلى ربع النهائي',
  ],
  ['Relegation - UEFA Nations League (League B: )', 'relegation', 'الهبوط إلى المستوى الثاني'],
  ['UEFA Nations League (League C - Play Out: )', 'relegation-playoff', 'ملحق الهبوط'],
  ['Copa Libertadores', 'champions-league', 'كوبا ليبرتادوريس'],
  ['Copa Libertadores Qualification', 'qualification', 'تصفيات كوبا ليبرتادوريس'],
  ['Copa Sudamericana', 'europa-league', 'كوبا سود أمريكانا'],
  ['Playoffs', 'playoffs', 'الملحق'],
  ['Qualification Playoffs', 'playoffs', 'ملحق التأهل'],
  ['Round of 16', 'next-round', 'التأهل إلى دور الـ16'],
  ['Final', 'next-round', 'التأهل إلى النهائي'],
  ['Qualified', 'qualification', 'التأهل'],
];

test.each([...oldest, ...middle, ...recent, ...elsewhere])(
  'COMP-03: «%s» is the zone %s, «%s»',
  (description, zone, label) => {
    expect(standingZone(description)).toEqual({ zone, label });
    expect(label).not.toMatch(/[A-Za-z]/);
  },
);

test.each(['Championship', 'Promotion - Championship', 'Championship Group', 'Relegation - Championship'])(
  'COMP-03: «%s» is not the Champions League',
  (description) => {
    expect(standingZone(description)?.label).not.toContain('أبطال');
  },
);

test.each(['', '  ', null])('COMP-03: a row without a text (%j) has no zone', (description) => {
  expect(standingZone(description)).toBeUndefined();
});

test('COMP-03: an unknown text is a zone of its own, in Arabic', () => {
  expect(standingZone('Leagues Trophy Wildcard')).toEqual({ zone: 'other', label: 'تصنيف آخر' });
});
