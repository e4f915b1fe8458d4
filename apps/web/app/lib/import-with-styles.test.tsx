import { afterEach, expect, test } from 'vitest';
import { importWithStyles } from './import-with-styles.ts';

/** The simulated browser loads no style sheets; it says whether it counts that as success. */
const { settings } = (
  window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM;

const links = () => [...document.head.querySelectorAll('link')];
const chunk = { name: 'chunk' };
const load = async () => chunk;

afterEach(() => {
  document.head.replaceChildren();
  settings.handleDisabledFileLoadingAsSuccess = false;
});

test('HOUSE: a chunk is loaded once its style sheet is there', async () => {
  settings.handleDisabledFileLoadingAsSuccess = true;
  let sheetsAtLoad: string[] = [];
  const loaded = await importWithStyles(async () => {
    sheetsAtLoad = links().map(({ href }) => new URL(href).pathname);
    return chunk;
  }, ['assets/a.css']);
  expect([loaded, sheetsAtLoad]).toEqual([chunk, ['/assets/a.css']]);
});

test('HOUSE: a second import of a chunk waits for the style sheet that the first one requested', async () => {
  const failed = importWithStyles(load, ['assets/b.css']);
  await expect(importWithStyles(load, ['assets/b.css'])).rejects.toThrow('could not be loaded');
  await expect(failed).rejects.toThrow('could not be loaded');
});

test('HOUSE: a style sheet of the page is not loaded again, with or without a # in its address', async () => {
  settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/a.css#"><link rel="stylesheet" href="/assets/b.css">';
  expect(await importWithStyles(load, ['assets/a.css', 'assets/b.css'])).toBe(chunk);
  expect(links()).toHaveLength(2);
});

test('HOUSE: a style sheet that cannot be loaded fails the import; the next attempt loads it again', async () => {
  await expect(importWithStyles(load, ['assets/a.css'])).rejects.toThrow('assets/a.css could not be loaded');
  expect(links()).toHaveLength(0);
  settings.handleDisabledFileLoadingAsSuccess = true;
  expect(await importWithStyles(load, ['assets/a.css'])).toBe(chunk);
});
