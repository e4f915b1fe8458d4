import { expect, test } from 'vitest';
import { onSignInWanted, openSignIn, prepareSignIn } from './sign-in-dialog.ts';

/** What the host of the dialog receives, and how it stops. */
function listen() {
  const received: string[] = [];
  return { received, stop: onSignInWanted((what) => received.push(what)) };
}

test('AUTH-02: the button is approached and pressed, the dialog is loaded and opened', () => {
  const { received, stop } = listen();
  expect(received).toEqual([]);
  prepareSignIn();
  openSignIn();
  openSignIn();
  expect(received).toEqual(['prepared', 'open', 'open']);
  stop();
});

test('AUTH-02: the button was pressed before its dialog hydrated, it opens then, and once only', () => {
  openSignIn();
  const first = listen();
  expect(first.received).toEqual(['open']);
  first.stop();
  const second = listen();
  expect(second.received).toEqual([]);
  second.stop();
});

test('AUTH-02: a host that has left the page receives nothing', () => {
  const { received, stop } = listen();
  stop();
  openSignIn();
  expect(received).toEqual([]);
  listen().stop();
});
