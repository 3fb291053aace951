import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collecting takes tens of milliseconds; so many bytes of rubbish may lie about. */
const mostRubbish = 36_000_000;

let collect: (() => void) | undefined;
/** The fewest bytes outside the heap that were seen since the last time: what is above them may be rubbish. */
let fewest = 0;

/**
 * Canvases and decoded pictures lie outside the heap, where the collector does not see how large they are: left to
 * itself it would keep those of many scenes. For rendering processes only, where a pause is nobody's wait.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  // Freed in the background: the next look sees it.
  fewest = process.memoryUsage().external;
}

/** The same, once there may be enough of it. */
export function collectMuchGarbage(): void {
  const { external } = process.memoryUsage();
  fewest = Math.min(fewest, external);
  if (external - fewest > mostRubbish) collectGarbage();
}
