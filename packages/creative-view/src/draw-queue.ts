/** Drawing waits for the next frame and never takes a whole one: typing and dragging go first. */
const budget = 9;

const waiting = new Set<() => void>();
let asked = false;

function work(): void {
  asked = false;
  const end = performance.now() + budget;
  for (const task of waiting) {
    waiting.delete(task);
    task();
    if (performance.now() > end) break;
  }
  ask();
}

function ask(): void {
  if (asked || waiting.size === 0) return;
  asked = true;
  requestAnimationFrame(work);
}

/** Asking again before the task has run changes nothing. */
export function drawSoon(task: () => void): void {
  waiting.add(task);
  ask();
}

export function forgetDrawing(task: () => void): void {
  waiting.delete(task);
}
