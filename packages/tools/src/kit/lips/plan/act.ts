import { isInSync } from '@adwright/presenter/speaking/measure-lips.ts';
import { type Performance, perform, type Speech } from '@adwright/presenter/speaking/perform.ts';

/** Where the times of the sounds do not fit what is heard, the ear alone may do better. */
export function act(spoken: Speech, fps: number, seed: number): Performance {
  const known = perform(spoken, { fps, seed });
  if (spoken.sounds === null || isInSync(known.sync)) return known;
  const heard = perform({ ...spoken, sounds: null }, { fps, seed });
  return isInSync(heard.sync) ? heard : known;
}
