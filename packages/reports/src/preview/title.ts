import { count, countAfterPreposition, match, point } from '@safira/arabic/nouns/plurals';
import { streakOf } from '@safira/football/teams/form';
import { otherSide, type Side } from '../record.ts';
import { competitionLink, roundPhrase } from '../sentences/where.ts';
import { forTeam, type Piece, say, type Sentence, team } from '../text.ts';
import { type PreviewFacts, tableOrder } from './facts.ts';
import { winsInRow } from './form.ts';
import type { PreviewRecord } from './record.ts';

/** So many wins in a row are a headline. */
const HEADLINE_WINS = 4;
/** A win takes the second of the table to the points of the first, or past them. */
const WITHIN_REACH = 3;

/** The headline has the strongest of what the record says; without anything of the kind it is neutral. */
export function titleOf(facts: TitleFacts): Sentence {
  const { record } = facts;
  if (record.state === 'postponed') return ofPostponed(facts);
  if (isFinal(record)) return ofFinal(facts);
  return ofFirstAndSecond(facts) ?? ofLevel(facts) ?? ofLeader(facts) ?? ofWins(facts) ?? ofMatch(facts);
}

type TitleFacts = Pick<PreviewFacts, 'record' | 'choose'>;

type Names = { home: Piece; away: Piece; stage: Sentence };

const namesOf = ({ record }: TitleFacts): Names => ({
  home: team(record.teams.home),
  away: team(record.teams.away),
  stage: stageOf(record),
});

/** «في الجولة 12», «في ربع نهائي كأس مصر»: the competition is named where the round alone says too little. */
function stageOf({ round, competition }: PreviewRecord): Sentence {
  if (round === null) return say` في ${competitionLink(competition)}`;
  const parts = round.split(' – ').toReversed();
  if (parts[0]!.startsWith('الجولة')) return say` في ${parts.join(' من ')}`;
  return say` في ${roundPhrase(round)}${competitionLink(competition)}`;
}

const isFinal = ({ round }: PreviewRecord) => round !== null && /^النهائي(?: – |$)/.test(round);

function ofFinal(facts: TitleFacts): Sentence {
  const { round, competition } = facts.record;
  const { home, away } = namesOf(facts);
  const final = say`${roundPhrase(round!)}${competitionLink(competition)}`;
  return facts.choose('preview title final', [
    say`${home} و${away} في ${final}`,
    say`${final}: ${home} أمام ${away}`,
    say`${home} و${away} يلتقيان في ${final}`,
    say`${final} يجمع ${home} و${away}`,
    say`${home} يواجه ${away} في ${final}`,
  ]);
}

function ofPostponed(facts: TitleFacts): Sentence {
  const { home, away, stage } = namesOf(facts);
  return facts.choose('preview title postponed', [
    say`تأجيل مباراة ${home} و${away}${stage}`,
    say`تأجيل لقاء ${home} و${away} إلى موعد يُحدَّد لاحقًا`,
    say`مباراة ${home} و${away} مؤجلة إلى موعد لاحق`,
    say`${home} و${away}: تأجيل المباراة إلى موعد لاحق`,
    say`تأجيل مواجهة ${home} و${away}`,
  ]);
}

function ofFirstAndSecond(facts: TitleFacts): Sentence | undefined {
  const table = tableOrder(facts.record);
  if (!table || table.places[0] !== 1 || table.places[1] !== 2) return undefined;
  const { home, away, stage } = namesOf(facts);
  const [first, second] = [team(table.upper), team(table.lower)];
  const always = [
    say`المتصدر ${first} يلتقي ${second} صاحب المركز الثاني`,
    say`الأول والثاني وجهًا لوجه: ${home} و${away}`,
    say`قمة الترتيب تجمع ${home} و${away}`,
    say`${first} المتصدر أمام وصيفه ${second}${stage}`,
    say`صاحبا المركزين الأول والثاني: ${home} أمام ${away}`,
  ];
  if (table.gap > WITHIN_REACH) return facts.choose('preview title first and second', always);
  return facts.choose('preview title lead', [
    say`${home} و${away}: صراع على الصدارة`,
    say`${home} و${away}: مواجهة مباشرة على الصدارة`,
    say`${home} و${away} في لقاء على الصدارة`,
    ...always,
  ]);
}

function ofLevel(facts: TitleFacts): Sentence | undefined {
  const table = tableOrder(facts.record);
  if (!table || table.gap !== 0 || table.points === 0) return undefined;
  const { home, away, stage } = namesOf(facts);
  const points = count(table.points, point);
  return facts.choose('preview title level', [
    say`${home} و${away} يلتقيان وفي رصيد كل منهما ${points}`,
    say`بالرصيد نفسه من النقاط: ${home} أمام ${away}${stage}`,
    say`${points} لكل منهما: ${home} أمام ${away}`,
    say`${home} و${away} متساويان في النقاط قبل لقائهما${stage}`,
    say`${home} يلتقي ${away} والفريقان متساويان في النقاط`,
  ]);
}

function ofLeader(facts: TitleFacts): Sentence | undefined {
  const { record, choose } = facts;
  const table = tableOrder(record);
  if (!table || table.places[0] !== 1) return undefined;
  const { stage } = namesOf(facts);
  const [leader, other] = [team(table.upper), team(table.lower)];
  if (!record.isHosted) {
    return choose('preview title leader', [
      say`المتصدر ${leader} يلتقي ${other}${stage}`,
      say`${leader} المتصدر أمام ${other}${stage}`,
      say`${other} يواجه المتصدر ${leader}${stage}`,
      say`متصدر الترتيب ${leader} يلعب أمام ${other}${stage}`,
      say`المتصدر ${leader} في مواجهة ${other}${stage}`,
    ]);
  }
  return table.side === 'home'
    ? choose('preview title leader at home', [
        say`المتصدر ${leader} يستضيف ${other}${stage}`,
        say`${leader} المتصدر يلتقي ضيفه ${other}${stage}`,
        say`متصدر الترتيب ${leader} أمام ضيفه ${other}${stage}`,
        say`${other} يحل ضيفًا على المتصدر ${leader}${stage}`,
        say`${other} في ضيافة المتصدر ${leader}${stage}`,
      ])
    : choose('preview title leader away', [
        say`المتصدر ${leader} يحل ضيفًا على ${other}${stage}`,
        say`${other} يستضيف المتصدر ${leader}${stage}`,
        say`${other} أمام ضيفه المتصدر ${leader}${stage}`,
        say`المتصدر ${leader} في ضيافة ${other}${stage}`,
        say`${other} يلتقي المتصدر ${leader}${stage}`,
      ]);
}

/** Of two runs the longer one. */
function ofWins({ record: { outcomes, teams }, choose }: TitleFacts): Sentence | undefined {
  const runOf = (side: Side) => {
    const { kind, length } = streakOf(outcomes[side]).streak;
    return kind === 'W' ? length : 0;
  };
  const side = runOf('home') >= runOf('away') ? 'home' : 'away';
  const n = runOf(side);
  if (n < HEADLINE_WINS) return undefined;
  const [of, other] = [team(teams[side]), team(teams[otherSide(side)])];
  return choose('preview title wins', [
    say`${of} يلتقي ${other} بعد ${winsInRow(n)} في البطولة`,
    say`بعد ${winsInRow(n)} في البطولة: ${of} أمام ${other}`,
    say`${other} يواجه ${of} الفائز في آخر ${countAfterPreposition(n, match)} له في البطولة`,
    say`${of} يصل إلى لقاء ${other} بـ${winsInRow(n)} في البطولة`,
    say`${winsInRow(n)} ${forTeam(teams[side])} في البطولة قبل لقاء ${other}`,
  ]);
}

function ofMatch(facts: TitleFacts): Sentence {
  const { home, away, stage } = namesOf(facts);
  return facts.record.isHosted
    ? facts.choose('preview title hosted', [
        say`${home} يستضيف ${away}${stage}`,
        say`${away} يحل ضيفًا على ${home}${stage}`,
        say`${home} يلتقي ضيفه ${away}${stage}`,
        say`${home} أمام ضيفه ${away}${stage}`,
        say`${home} يستقبل ${away}${stage}`,
        say`${away} في ضيافة ${home}${stage}`,
      ])
    : facts.choose('preview title', [
        say`${home} يلتقي ${away}${stage}`,
        say`${home} و${away} يلتقيان${stage}`,
        say`${home} يواجه ${away}${stage}`,
        say`${home} أمام ${away}${stage}`,
        say`مواجهة ${home} و${away}${stage}`,
        say`${home} و${away} وجهًا لوجه${stage}`,
      ]);
}
