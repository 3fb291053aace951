import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

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
}
