import { firstMatch } from './first-match.ts';
import { stageLabel } from './rounds.ts';

/** COMP-03: what a place in the table leads to; it decides the colour of its row. */
export type Zone =
  | 'champions-league'
  | 'champions-league-2'
  | 'europa-league'
  | 'conference-league'
  | 'confederation-cup'
  | 'regional-cup'
  | 'qualification'
  | 'next-round'
  | 'championship-round'
  | 'relegation-round'
  | 'promotion'
  | 'playoffs'
  | 'relegation-playoff'
  | 'relegation'
  | 'other';

export type StandingZone = { zone: Zone; label: string };

/** COMP-03: the zone of a row from the provider's text, in all its historical wordings; undefined where it has none. */
export function standingZone(description: string | null): StandingZone | undefined {
  const text = description
    ?.toLowerCase()
    .replaceAll(/play[- ]?offs?/g, 'play-offs')
    .trim();
  if (!text) return undefined;
  return (
    ownStage(text) ??
    nationsLeague(text) ??
    worldCup(text) ??
    plain(relegations, text) ??
    cup(text) ??
    plain(promotions, text) ??
    goesTo(stageLabel(text)) ?? { zone: 'other', label: 'تصنيف آخر' }
  );
}

/** COMP-03: the zones that Egypt's full table has by rank. */
export const egyptianZones = {
  'champions-league': 'دوري أبطال أفريقيا',
  'confederation-cup': 'كأس الكونفدرالية الأفريقية',
  relegation: 'الهبوط',
} as const;

/**
 * `Promotion - Champions League (Play Offs: 1/8-finals)`: the play-offs of the table's own competition.
 * In Europe's league phase the 1/16-finals are the knockout play-off; elsewhere they are the last 32.
 */
function ownStage(text: string): StandingZone | undefined {
  const [, competition = '', stage] =
    /^promotion - ([^(]+) \((?:.* - )?play-offs: ?([^)]*)\)/.exec(text) ?? [];
  if (stage === '1/16-finals' && /^(?:uefa )?(?:champions|europa|.*conference) league$/.test(competition)) {
    return { zone: 'playoffs', label: 'ملحق دور الـ16' };
  }
  if (stage) return goesTo(stageLabel(stage));
  return stage === '' && /champions |europa|cup|copa/.test(competition)
    ? goesTo('الأدوار الإقصائية')
    : undefined;
}

function nationsLeague(text: string): StandingZone | undefined {
  const [, league = ''] = /nations league \((league [a-d])/.exec(text) ?? [];
  const level = stageLabel(league);
  if (!level) return undefined;
  if (text.includes('play out')) return { zone: 'relegation-playoff', label: 'ملحق الهبوط' };
  if (text.includes('relegation')) return { zone: 'relegation', label: `الهبوط إلى ${level}` };
  if (text.includes('play-offs')) return { zone: 'playoffs', label: `ملحق الصعود إلى ${level}` };
  return { zone: 'promotion', label: `الصعود إلى ${level}` };
}

/** The provider also calls it `World Championship`. */
function worldCup(text: string): StandingZone | undefined {
  const found = /^promotion - world (?:cup|championship)(?: \(([^):]*))?/.exec(text);
  if (!found) return undefined;
  const stage = found[1];
  if (!stage) return goesTo('كأس العالم');
  if (stage === 'play-offs') return { zone: 'qualification', label: 'ملحق تصفيات كأس العالم' };
  const label = stageLabel(stage);
  return { zone: 'qualification', label: label ? `${label} من تصفيات كأس العالم` : 'تصفيات كأس العالم' };
}

/** Qualifying places have their cup's colour, except the Champions League's, which are next to its direct places. */
function cup(text: string): StandingZone | undefined {
  const found = firstMatch(cups, text);
  if (!found) return undefined;
  const [zone, label] = found;
  // All African clubs start in qualifying, and it is not called so.
  const before = text.includes('caf ')
    ? undefined
    : firstMatch({ qualif: 'تصفيات', 'play-offs': 'ملحق' }, text);
  if (!before) return { zone, label };
  return { zone: zone === 'champions-league' ? 'qualification' : zone, label: `${before} ${label}` };
}

function plain(table: ZoneTable, text: string): StandingZone | undefined {
  const found = firstMatch(table, text);
  return found && { zone: found[0], label: found[1] };
}

function goesTo(stage: string | undefined): StandingZone | undefined {
  return stage ? { zone: 'next-round', label: `التأهل إلى ${stage}` } : undefined;
}

type ZoneTable = Record<string, readonly [Zone, label: string]>;

const relegations: ZoneTable = {
  // `Promotion - Bundesliga (Relegation: )`: from below, the same play-off leads up.
  'promotion.*relegation': ['playoffs', 'ملحق الصعود'],
  'relegation (round|group)': ['relegation-round', 'مجموعة تفادي الهبوط'],
  '\\(relegation|relegation.*play-offs': ['relegation-playoff', 'ملحق الهبوط'],
  relegation: ['relegation', 'الهبوط'],
};

const cups: ZoneTable = {
  'champions league (2|two)': ['champions-league-2', 'دوري أبطال آسيا 2'],
  'champions.*elite': ['champions-league', 'دوري أبطال آسيا للنخبة'],
  'afc champions': ['champions-league', 'دوري أبطال آسيا'],
  '\\bagl|gulf': ['regional-cup', 'دوري أبطال الخليج للأندية'],
  'caf champions': ['champions-league', 'دوري أبطال أفريقيا'],
  'caf confederation': ['confederation-cup', 'كأس الكونفدرالية الأفريقية'],
  libertadores: ['champions-league', 'كوبا ليبرتادوريس'],
  sudamericana: ['europa-league', 'كوبا سود أمريكانا'],
  'conference league|\\becl': ['conference-league', 'دوري المؤتمر الأوروبي'],
  'europa league': ['europa-league', 'الدوري الأوروبي'],
  'champions league': ['champions-league', 'دوري أبطال أوروبا'],
};

const promotions: ZoneTable = {
  'africa cup': ['next-round', 'التأهل إلى كأس أمم أفريقيا'],
  'asian cup': ['next-round', 'التأهل إلى كأس آسيا'],
  'championship (round|group)': ['championship-round', 'مجموعة التتويج'],
  'promotion.*play-offs': ['playoffs', 'ملحق الصعود'],
  promotion: ['promotion', 'الصعود'],
  'qualif.*play-offs': ['playoffs', 'ملحق التأهل'],
  'play-offs': ['playoffs', 'الملحق'],
  'next round': ['next-round', 'التأهل إلى الدور التالي'],
  qualif: ['qualification', 'التأهل'],
};
