import { goal } from '@safira/arabic/nouns/match-nouns';
import { ordinal } from '@safira/arabic/formats/ordinals';
import { count, countAfterPreposition, point } from '@safira/arabic/nouns/plurals';
import { type BySide, otherSide } from '../record.ts';
import { forTeam, say, type Sentence, team } from '../text.ts';
import type { PreviewFacts } from './facts.ts';
import type { PlaceBefore } from './record.ts';

/** The places and points of both teams, the upper one first, and the points between them. */
export function tableOf(facts: PreviewFacts): Sentence[] {
  const { places } = facts.record;
  return places ? [placesOf(facts, places), ...gapOf(facts, places)] : [];
}

const upperSide = ({ home, away }: BySide<PlaceBefore>) => (home.place <= away.place ? 'home' : 'away');

const inPlace = ({ place }: PlaceBefore) => `المركز ${ordinal(place)}`;

/** «برصيد 12 نقطة» */
const withPoints = ({ points }: PlaceBefore) =>
  points === 0 ? 'بلا نقاط' : `برصيد ${countAfterPreposition(points, point)}`;

function placesOf({ record: { teams }, choose }: PreviewFacts, places: BySide<PlaceBefore>): Sentence {
  const side = upperSide(places);
  const [upper, lower] = [team(teams[side]), team(teams[otherSide(side)])];
  const [first, second] = [places[side], places[otherSide(side)]];
  return choose('preview places', [
    say`يحتل ${upper} ${inPlace(first)} ${withPoints(first)}، بينما يأتي ${lower} في ${inPlace(second)} ${withPoints(second)}.`,
    say`يدخل ${upper} اللقاء وهو في ${inPlace(first)} ${withPoints(first)}، ويدخله ${lower} وهو في ${inPlace(second)} ${withPoints(second)}.`,
    say`في جدول الترتيب، يأتي ${upper} في ${inPlace(first)} ${withPoints(first)}، و${lower} في ${inPlace(second)} ${withPoints(second)}.`,
    say`يقف ${upper} قبل هذه المباراة في ${inPlace(first)} ${withPoints(first)}، ويقف ${lower} في ${inPlace(second)} ${withPoints(second)}.`,
    say`قبل هذا اللقاء، يأتي ${upper} في ${inPlace(first)} ${withPoints(first)}، و${lower} في ${inPlace(second)} ${withPoints(second)}.`,
    say`يشغل ${upper} ${inPlace(first)} ${withPoints(first)}، أما ${lower} ففي ${inPlace(second)} ${withPoints(second)}.`,
  ]);
}

function gapOf({ record: { teams }, choose }: PreviewFacts, places: BySide<PlaceBefore>): Sentence[] {
  const side = upperSide(places);
  const gap = places[side].points - places[otherSide(side)].points;
  // Where a league is split into parts, places do not follow the points.
  if (gap < 0) return [];
  if (gap === 0) {
    return [
      choose('preview level', [
        say`ويتساوى الفريقان في عدد النقاط.`,
        say`ويملك الفريقان العدد نفسه من النقاط.`,
        say`والفريقان متساويان في النقاط.`,
        say`ولكل من الفريقين العدد نفسه من النقاط.`,
        say`ورصيد الفريقين من النقاط واحد.`,
      ]),
    ];
  }
  const upper = team(teams[side]);
  return [
    choose('preview gap', [
      say`وتفصل بين الفريقين ${count(gap, point)}.`,
      say`والفارق بينهما ${count(gap, point)}.`,
      say`ويتقدم ${upper} بفارق ${countAfterPreposition(gap, point)}.`,
      say`ويبلغ الفارق بين الفريقين ${countAfterPreposition(gap, point)}.`,
      say`ويملك ${upper} ${countAfterPreposition(gap, point)} أكثر من منافسه.`,
    ]),
  ];
}

/** Fewer are not counted in a sentence. */
const FEW = 3;

/** What a short preview is completed with: the goals of both teams. */
export function goalsOf({ record: { places, teams }, choose }: PreviewFacts): Sentence[] {
  if (!places) return [];
  const { home, away } = places;
  if (Math.min(home.scored, home.conceded, away.scored, away.conceded) < FEW) return [];
  const goals = (n: number) => countAfterPreposition(n, goal);
  const [h, a] = [team(teams.home), team(teams.away)];
  return [
    choose('preview goals', [
      say`وسجل ${h} ${goals(home.scored)} في البطولة واستقبل ${goals(home.conceded)}، بينما سجل ${a} ${goals(away.scored)} واستقبل ${goals(away.conceded)}.`,
      say`و${forTeam(teams.home)} في البطولة ${goals(home.scored)} وعليه ${goals(home.conceded)}، و${forTeam(teams.away)} ${goals(away.scored)} وعليه ${goals(away.conceded)}.`,
      say`وأحرز ${h} ${goals(home.scored)} في البطولة ودخل مرماه ${goals(home.conceded)}، وأحرز ${a} ${goals(away.scored)} ودخل مرماه ${goals(away.conceded)}.`,
      say`وبلغ عدد أهداف ${h} في البطولة ${home.scored} مقابل ${home.conceded} في مرماه، وعدد أهداف ${a} ${away.scored} مقابل ${away.conceded} في مرماه.`,
      say`وفي البطولة سجل ${h} ${goals(home.scored)} مقابل ${goals(home.conceded)} في مرماه، وسجل ${a} ${goals(away.scored)} مقابل ${goals(away.conceded)} في مرماه.`,
    ]),
  ];
}
