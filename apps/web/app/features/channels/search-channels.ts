import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import type { Match } from '@safira/contract/matches/matches';
import { makeChannelAnswers } from './channel-answers.ts';
import { findChannels, type FoundChannels } from './find-channels.ts';

/** Shared by all days that the page shows. */
const answers = makeChannelAnswers();

type Search = {
  matches: readonly Match[];
  country: ArabCountry;
  signal: AbortSignal;
  onFound: (found: FoundChannels) => void;
};

/** HOME-15: the search for channels with the browser's clock and storage. */
export const searchChannels = (search: Search) => findChannels({ ...search, answers, now: Date.now, wait });

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
