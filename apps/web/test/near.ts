import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';

/** For a part that reads when its reader comes near: what it reads, and how the reader comes near. */
export function nearReads() {
  const reads: string[] = [];
  let answer: () => Response = () => Response.json({ success: true, data: [] });
  let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined;

  beforeEach(() => {
    reads.length = 0;
    seen = undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: NonNullable<typeof seen>) {
          seen = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', async (path: string) => {
      reads.push(path);
      return answer();
    });
  });

  return {
    reads,
    answerWith: (next: () => Response) => (answer = next),
    comeNear: async () => {
      await waitFor(() => expect(seen).toBeDefined());
      act(() => seen!([{ isIntersecting: true }]));
    },
  };
}
