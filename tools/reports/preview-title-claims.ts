import { type Coming, isWhere, type PreviewClaim, runOf } from './coming.ts';
import { readCount } from './read-words.ts';

const placeOf = (name: string, { record, sideOf }: Coming) => record.places?.[sideOf(name)].place;

const isFirstAndSecond = ({ record: { places } }: Coming) =>
  places !== null && [places.home.place, places.away.place].toSorted((a, b) => a - b).join() === '1,2';

/** «في الجولة 12», «في ربع نهائي كأس مصر» */
const isStage = (stage: string | undefined, { record }: Coming): boolean => {
  if (stage === undefined) return true;
  if (stage.startsWith(' في الجولة'))
    return (stage.match(/\d+/g) ?? []).join() === (record.round?.match(/\d+/g) ?? []).toReversed().join();
  return isWhere(stage, { ...record, venue: null });
};

const STAGE = '(?<stage> في .+)?$';

type Check = (T1: string, T2: string, of: Coming & { text: string }) => boolean;

const claim = (words: string, isTrue: Check): PreviewClaim => ({
  pattern: new RegExp(`^${words}${STAGE}`),
  isTrue: ({ T1, T2, stage }, of) =>
    of.sideOf(T1!) !== of.sideOf(T2!) && isTrue(T1!, T2!, of) && isStage(stage, of),
});

const isFight: Check = (_, __, of) => {
  const { places } = of.record;
  return isFirstAndSecond(of) && Math.abs(places!.home.points - places!.away.points) <= 3;
};
const areTop: Check = (_, __, of) => isFirstAndSecond(of);
const isLeader: Check = (T1, _, of) => placeOf(T1, of) === 1;
const isLevel: Check = (_, __, { record: { places } }) => places!.home.points === places!.away.points;
const any: Check = () => true;
/** `T1` is at home. */
const isHost: Check = (T1, T2, { record, sideOf }) =>
  record.isHosted && sideOf(T1) === 'home' && sideOf(T2) === 'away';
const isLeadingHost: Check = (T1, T2, of) => isLeader(T1, T2, of) && isHost(T1, T2, of);
const isLeadingGuest: Check = (T1, T2, of) => isLeader(T1, T2, of) && isHost(T2, T1, of);
const isLeaderOfTwo: Check = (T1, T2, of) => isLeader(T1, T2, of) && areTop(T1, T2, of);
const isFinal: Check = (_, __, { record }) => record.round?.startsWith('النهائي') ?? false;

const wins = (words: string): PreviewClaim => ({
  pattern: new RegExp(`^${words}$`),
  isTrue: ({ T1, n }, { record, sideOf }) =>
    runOf(record.outcomes[sideOf(T1!)], (one) => one === 'W') === readCount(n!),
});
const WINS = String.raw`(?<n>\d+) انتصار(?:ات متتالية|ًا متتاليًا)`;

/** What the headlines of previews say. */
export const previewTitleClaims: PreviewClaim[] = [
  claim('(?<T1>T) و(?<T2>T)(?:: صراع على الصدارة|: مواجهة مباشرة على الصدارة| في لقاء على الصدارة)', isFight),
  claim('المتصدر (?<T1>T) يلتقي (?<T2>T) صاحب المركز الثاني', isLeaderOfTwo),
  claim('(?:الأول والثاني وجهًا لوجه: |قمة الترتيب تجمع )(?<T1>T) و(?<T2>T)', areTop),
  claim('صاحبا المركزين الأول والثاني: (?<T1>T) أمام (?<T2>T)', areTop),
  claim('(?<T1>T) المتصدر أمام وصيفه (?<T2>T)', isLeaderOfTwo),
  {
    pattern: /^(?:T وT يلتقيان وفي رصيد كل منهما (?<a>.+)|(?<b>.+) لكل منهما: T أمام T)$/,
    isTrue: ({ a, b }, { record: { places } }) =>
      [places!.home.points, places!.away.points].every((points) => points === readCount((a ?? b)!)),
  },
  claim('بالرصيد نفسه من النقاط: (?<T1>T) أمام (?<T2>T)', isLevel),
  claim('(?<T1>T) و(?<T2>T) متساويان في النقاط قبل لقائهما', isLevel),
  claim('(?<T1>T) يلتقي (?<T2>T) والفريقان متساويان في النقاط', isLevel),
  claim('(?<T1>T) و(?<T2>T)(?: يلتقيان)?(?= في (?:ذهاب |إياب )?نهائي )', isFinal),
  {
    pattern: /^(?<where>(?:ذهاب |إياب )?نهائي .+?)(?:: (?<T1>T) أمام (?<T2>T)| يجمع T وT)$/,
    isTrue: ({ where }, { record }) =>
      record.round!.startsWith('النهائي') && where!.endsWith(record.competition.name),
  },
  claim('(?:المتصدر |متصدر الترتيب )(?<T1>T) (?:يلتقي|يلعب أمام|في مواجهة) (?<T2>T)', isLeader),
  claim('(?<T1>T) المتصدر أمام (?<T2>T)', isLeader),
  claim('(?<T2>T) (?:يواجه|يلتقي) المتصدر (?<T1>T)', isLeader),
  claim('المتصدر (?<T1>T) يستضيف (?<T2>T)', isLeadingHost),
  claim('متصدر الترتيب (?<T1>T) أمام ضيفه (?<T2>T)', isLeadingHost),
  claim('(?<T1>T) المتصدر يلتقي ضيفه (?<T2>T)', isLeadingHost),
  claim('(?<T2>T) (?:يحل ضيفًا على|في ضيافة) المتصدر (?<T1>T)', isLeadingHost),
  claim('المتصدر (?<T1>T) (?:يحل ضيفًا على|في ضيافة) (?<T2>T)', isLeadingGuest),
  claim('(?<T2>T) (?:يستضيف|أمام ضيفه) المتصدر (?<T1>T)', isLeadingGuest),
  wins(`(?<T1>T) يلتقي T بعد ${WINS} في البطولة`),
  wins(`بعد ${WINS} في البطولة: (?<T1>T) أمام T`),
  wins('T يواجه (?<T1>T) الفائز في آخر (?<n>.+) له في البطولة'),
  wins(`(?<T1>T) يصل إلى لقاء T بـ${WINS} في البطولة`),
  wins(`${WINS} ل(?<T1>T) في البطولة قبل لقاء T`),
  claim('(?<T1>T) (?:يستضيف|يستقبل|يلتقي ضيفه|أمام ضيفه) (?<T2>T)', isHost),
  claim('(?<T2>T) (?:يحل ضيفًا على|في ضيافة) (?<T1>T)', isHost),
  claim('(?<T1>T) (?:يلتقي|يواجه|أمام) (?<T2>T)', any),
  claim('(?:مواجهة )?(?<T1>T) و(?<T2>T)(?: يلتقيان| وجهًا لوجه)?', any),
];
