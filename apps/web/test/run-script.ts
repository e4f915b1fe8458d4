/** Runs the text of an inline script as the page does: in the global scope of the test's window. */
export function runScript(text: string): void {
  // eslint-disable-next-line typescript/no-implied-eval -- the text is our own
  new Function(text)();
}
