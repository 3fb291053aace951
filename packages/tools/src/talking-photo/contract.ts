import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { checkTold } from '../kit/talking/plan/check-told.ts';
import { scriptCredits } from '../kit/talking/plan/script-lines.ts';
import { TalkingOutput } from '../kit/talking/plan/talking-output.ts';
import { defineContract } from '../tool.ts';

/** A recording is up to a minute, however long it is. */
const recordingCredits = 6;

export const contract = defineContract({
  input: TalkingPhotoInput,
  output: TalkingOutput,
  queue: 'video',
  stages: ['look', 'speak', 'animate', 'render', 'pack'],
  timeoutSeconds: 1500,
  example: { photo: 'sample:mug:scene', script: 'Hello from our shop!', voice: 'en-olivia', consent: true },
  price: ({ script, audio }) => (audio === null ? scriptCredits(script) : recordingCredits),
  files: ({ audio }) => (audio === null ? [] : [audio]),
  check: checkTold,
});
