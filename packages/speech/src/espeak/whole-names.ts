import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import { isSound, nameOf } from './token-times.ts';

/**
 * The engine tells a sound as it says it in eight bytes and without its length: of notte it tells t instead of tː, of
 * soğuk o instead of oː, and the Portuguese ão loses its end to whatever lies in memory behind it. What it writes down
 * of the same text is whole, one name for each sound; where it counts otherwise (Russian numbers), nothing was lost.
 */
export function withWholeNames(events: readonly EspeakEvent[], written: string): EspeakEvent[] {
  const names = written.split(/[\s_]+/u).filter(isSound);
  const isWhole = names.length === events.filter((event) => isSound(nameOf(event))).length;
  let next = 0;
  return events.map((event) => {
    const told = nameOf(event);
    if (!isSound(told)) return event;
    return { ...event, id: isWhole ? names[next++] : told.replaceAll(/\p{Cc}/gu, '') };
  });
}
