import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useDismiss } from './use-dismiss.ts';

/** Opens its panel when a chunk arrives, as the list of competitions does. */
function Probe({ chunk }: { chunk: Promise<void> }) {
  const holder = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useDismiss(holder, isOpen, () => setIsOpen(false));
  useLayoutEffect(() => {
    void chunk.then(() => setIsOpen(true));
  }, [chunk]);
  useLayoutEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  return (
    <div ref={holder}>
      <button type="button">open</button>
      {isOpen && (
        <p ref={panel} tabIndex={-1}>
          panel
        </p>
      )}
    </div>
  );
}

test('HOME-02: Escape closes a panel from the moment it has the focus', async () => {
  // act() would run all effects before the next key: a browser does not.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
  const escaped = vi.fn<() => void>();
  container.addEventListener('focusin', ({ target }) => {
    if ((target as Element).tagName !== 'P') return;
    queueMicrotask(() => {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      escaped();
    });
  });
  root.render(<Probe chunk={new Promise((resolve) => setTimeout(resolve, 10))} />);
  await vi.waitFor(() => expect(escaped).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(container.textContent).toBe('open'));
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
