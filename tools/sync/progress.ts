const WIDTH = 24;

export type Progress = {
  begin: (name: string, place: { index: number; of: number }) => void;
  due: (tasks: number) => void;
  done: () => void;
  /** The calls of the day so far. */
  calls: (calls: number) => void;
  rest: (why: string) => void;
  end: () => void;
};

type Line = { name: string; done: number; due: number; calls: number; ms: number };

/** `players      ████████░░░░  120/433   calls 871   left 2 min` */
export function lineOf({ name, done, due, calls, ms }: Line): string {
  const filled = due === 0 ? WIDTH : Math.round((done / due) * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const left = done === 0 || done >= due ? '' : `   left ${timeOf((ms / done) * (due - done))}`;
  return `${name.padEnd(18)} ${bar} ${String(done).padStart(5)}/${due}   calls ${calls}${left}`;
}

function timeOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** One line for each job; on a terminal it is redrawn as it fills. */
export function drawProgress(out: { write: (text: string) => unknown; isTTY?: boolean }): Progress {
  let line: Line = { name: '', done: 0, due: 0, calls: 0, ms: 0 };
  let begun = 0;
  const draw = (note = '') => {
    line.ms = performance.now() - begun;
    if (out.isTTY) out.write(`\r\u001B[2K${lineOf(line)}${note && `   (${note})`}`);
  };
  return {
    begin: (name) => {
      line = { name, done: 0, due: 0, calls: line.calls, ms: 0 };
      begun = performance.now();
    },
    due: (tasks) => {
      line.due = line.done + tasks;
      draw();
    },
    done: () => {
      line.done++;
      draw();
    },
    calls: (calls) => {
      line.calls = calls;
    },
    rest: draw,
    end: () => {
      draw();
      out.write(out.isTTY ? '\n' : `${lineOf(line)}   ${timeOf(performance.now() - begun)}\n`);
    },
  };
}
