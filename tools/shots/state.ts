import type { Page } from '../../e2e/support/browser.ts';

export type Stage = {
  page: Page;
  edge: string;
  /** The ids of the staged matches, by name. */
  staged: ReadonlyMap<string, number>;
  /** Sends a message on the push channel, as the publisher would. */
  publish: (message: { changes?: object[]; asOf?: string }) => Promise<void>;
};

export type State = {
  name: string;
  path?: string | ((staged: Stage['staged']) => string);
  /** Loaded from a web server whose API is down. */
  isAlone?: boolean;
  /** In a browser in which a reader with favourites has signed in. */
  isMember?: boolean;
  /** What the browser stored on an earlier visit. */
  stored?: Record<string, string>;
  /** In other states the look-up of channels is blocked, because its toast would be in every picture. */
  hasChannels?: boolean;
  widths?: readonly number[];
  themes?: readonly Theme[];
  /** A picture of this staged row alone. */
  row?: string;
  /** The whole page, or the visible part, for states in which something covers the page. */
  extent?: 'page' | 'screen';
  /** Animations are not skipped: an element that leaves by an animation would be gone. */
  isMoving?: boolean;
  /** What to do before the picture. Fails if a control is missing. */
  prepare?: (stage: Stage) => Promise<void>;
};

export type Theme = 'light' | 'dark';
