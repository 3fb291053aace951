import { isSamplePicture } from '@adwright/contract/asset/picture-ref.ts';
import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { checkEngine } from '../kit/talking/plan/check-engine.ts';
import { checkTold } from '../kit/talking/plan/check-told.ts';
import { speaksWith } from '../kit/talking/plan/speaks-with.ts';
import { talkCredits } from '../kit/talking/plan/talk-credits.ts';
import { TalkingOutput } from '../kit/talking/plan/talking-output.ts';
import { withLength } from '../kit/talking/plan/with-length.ts';
import { defineContract } from '../tool.ts';

export const contract = defineContract({
  input: TalkingPhotoInput,
  output: TalkingOutput,
  queue: 'video',
  stages: ['look', 'speak', 'animate', 'render', 'pack'],
  timeoutSeconds: 1500,
  example: { photo: 'sample:mug:scene', script: 'Hello from our shop!', voice: 'en-olivia', consent: true },
  price: talkCredits,
  measured: withLength,
  files: ({ audio }) => (audio === null ? [] : [audio]),
  faces: ({ photo }) => (isSamplePicture(photo) ? [] : [photo]),
  check: checkTold,
  voices: speaksWith,
  checkHere: checkEngine,
});
