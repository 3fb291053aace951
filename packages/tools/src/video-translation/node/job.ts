import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { dub } from './dub.ts';
import { dubInOneGo } from './dub-in-one-go.ts';
import { listen } from './listen.ts';
import { translate } from './translate.ts';

/** Between listening and dubbing stands a person: each is a run of its own, and no worker waits for them. Rows of a batch go through. */
export const job: ToolJob<typeof contract> = (input, context) => {
  if (input.mode === 'transcribe') return listen(input, context);
  if (input.mode === 'auto') return dubInOneGo(input, context);
  return input.mode === 'translate' ? translate(input, context) : dub(input, context);
};
