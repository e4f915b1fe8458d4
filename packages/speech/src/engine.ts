/** A sentence as it is written, for voices that know Arabic, and with all its vowels, for those that do not. */
export type SpeechText = { plain: string; vocalised: string };

/** A spoken sentence: mono, 16 bits. */
export type Segment = { path: string; durationMs: number; sampleRate: number };

/** For the operator; the Arabic one is shown in the newsroom. */
export type Reason = { arabic: string; english: string };

export type Health = { ok: true } | { ok: false; reason: Reason };

export type EngineId = 'azure' | 'elevenlabs' | 'google' | 'openai' | 'piper' | 'mbrola' | 'espeak';

export type SpeechEngine = {
  id: EngineId;
  voice: string;
  rate: string;
  /** An offline voice: episodes are labelled with `trialVoiceLabel`. */
  isTrial: boolean;
  needsVocalised: boolean;
  /** What the voice is given. Cached segments are found by it, so a changed spelling is spoken anew. */
  textOf: (text: SpeechText) => string;
  /** Costs no request and no money. */
  health: () => Promise<Health>;
  /** Writes a new file into the folder. */
  synthesize: (sentence: { text: SpeechText; folder: string; signal: AbortSignal }) => Promise<Segment>;
};

export const trialVoiceLabel = 'صوت آلي تجريبي';
