import type { LiveMessage, MatchChange } from '@safira/contract/matches/live';
import type { Match, MatchPatch } from '@safira/contract/matches/matches';
import { expect, type Locator, type Page } from '@playwright/test';

type LayoutShift = { at: number; value: number; moved: string[] };

declare global {
  interface Window {
    /** Hands a message to the page as its stream would. */
    pushToPage: (message: LiveMessage) => void;
    layoutShifts: LayoutShift[];
    longTasks: number[];
    violations: string[];
  }
}

/** As slow as a cheap phone. */
export async function slowDown(page: Page, times = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** The clock of the page starts at this time and goes on. `page.clock` would stop the one of its frames and events, too. */
export async function startClockAt(page: Page, time: number): Promise<void> {
  await page.addInitScript((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, time - Date.now());
}

/** Replaces the page's stream by one that the test writes. */
export async function controlStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class ControlledStream extends EventTarget {
      static readonly CLOSED = 2;
      static readonly OPEN = 1;
      readonly readyState = 1;
      constructor() {
        super();
        window.pushToPage = (message) =>
          this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify(message) }));
        setTimeout(() => this.dispatchEvent(new Event('open')));
      }
      close() {
        // Nothing to end.
      }
    }
    Object.assign(window, { EventSource: ControlledStream });
  });
}

/** Notes what the content security policy refuses on this page from now on. */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

export const violations = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);

/**
 * The layout shifts of the page so far, without those caused by input. A busy machine draws a page now and then while
 * a part of it is still to come; what moves then counts only with `whileParsing`.
 */
export async function watchShifts(page: Page, { whileParsing = false } = {}): Promise<void> {
  await page.addInitScript((isFromStart) => {
    window.layoutShifts = [];
    let wholeSince = isFromStart ? 0 : Infinity;
    const nextFrame = () => new Promise(requestAnimationFrame);
    document.addEventListener('readystatechange', () => {
      // The first frame after parsing is compared with one of half a page.
      void nextFrame()
        .then(nextFrame)
        .then((at) => (wholeSince = Math.min(wholeSince, at)));
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const isCounted = !entry.hadRecentInput && entry.startTime >= wholeSince;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const rects = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].join(),
          );
          return `${rects.join(' → ')} ${node?.parentElement?.className} ${node?.textContent?.slice(0, 60)}`;
        });
        if (isCounted) window.layoutShifts.push({ at: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, whileParsing);
}

export async function shiftsOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Nothing that a reader would see has moved at once; a failure names what did, with its places before and after. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const moved = shifts.map((shift) => JSON.stringify(shift)).join('\n');
  expect(worstWindow(shifts), moved).toBeLessThan(0.001);
}

/**
 * As browsers count CLS: the largest sum of shifts that follow each other within a second, for five seconds at most. The
 * sum over the life of a page would grow with every minute that a live match counts, because its digits take more room.
 */
function worstWindow(shifts: readonly LayoutShift[]): number {
  let [start, end, sum, worst] = [-Infinity, -Infinity, 0, 0];
  for (const { at, value } of shifts) {
    if (at - end > 1_000 || at - start > 5_000) [start, sum] = [at, 0];
    end = at;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** How far the pushed numbers run ahead, so that no real change is newer. */
const AHEAD = 10_000;

/** A message with these matches as they now stand, for a page that was made at `seq` or later. */
export function aMessageOf(
  { seq, round = 1 }: { seq: number; round?: number },
  changes: { match: Match; patch: Partial<MatchPatch> }[],
): LiveMessage {
  const from = seq + round * AHEAD;
  const list = changes.map(({ match, patch }, index): MatchChange => {
    const { date, status, isLive, liveMinute, goals, score, pulse, redCards, lastGoal, lastUpdated } = match;
    const before = {
      date,
      status,
      isLive,
      liveMinute,
      goals,
      score,
      pulse,
      redCards,
      lastGoal,
      lastUpdated,
      winner: null,
    };
    return { seq: from + index + 1, matchId: match.apiId, kinds: ['goal'], patch: { ...before, ...patch } };
  });
  // Nothing was missed, wherever the page stands: its copy may be some seconds older than `seq`.
  return { prev: 0, seq: from + list.length, changes: list };
}

/** The characters of an element in the order in which they stand on the screen, from left to right. */
export async function glyphsFromLeft(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const glyphs: { text: string; x: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && text[at]!.trim() !== '') glyphs.push({ text: text[at]!, x: box.x });
      }
    }
    return glyphs
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join('');
  });
}
