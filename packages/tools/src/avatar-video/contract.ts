import { isSamplePicture } from '@adwright/contract/asset/picture-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { placeOf } from '@adwright/places/places.ts';
import { isThere } from '../kit/avatar/plan/is-there.ts';
import { captionLooks } from '../kit/film/plan/caption-looks.ts';
import { checkEngine } from '../kit/talking/plan/check-engine.ts';
import { checkTold } from '../kit/talking/plan/check-told.ts';
import { speaksWith } from '../kit/talking/plan/speaks-with.ts';
import { talkCredits } from '../kit/talking/plan/talk-credits.ts';
import { TalkingOutput } from '../kit/talking/plan/talking-output.ts';
import { withLength } from '../kit/talking/plan/with-length.ts';
import { defineContract } from '../tool.ts';

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}

export const contract = defineContract({
  input: AvatarVideoInput,
  output: TalkingOutput,
  queue: 'video',
  stages: ['look', 'speak', 'animate', 'render', 'pack'],
  timeoutSeconds: 1500,
  example: { avatar: 'person:mara:amber-knit', script: 'Hello from our shop!', voice: 'en-olivia' },
  price: talkCredits,
  measured: withLength,
  files: ({ audio, product, background }) =>
    [audio, product?.picture, background.kind === 'picture' ? background.picture : null].filter(
      (id): id is string => typeof id === 'string' && !isSamplePicture(id),
    ),
  avatars: ({ avatar }) => [avatar],
  voices: speaksWith,
  checkHere: checkEngine,
  check(input) {
    const { avatar, background, captions } = input;
    // Whoever is shown agreed when the avatar was made; built-in people are nobody.
    checkTold({ ...input, captions: captions !== null, consent: true });
    if (!isThere(avatar)) refuse('avatar', 'is not a presenter we have');
    if (avatar.startsWith('person:') && background.kind === 'own')
      refuse('background', 'cannot be “own”: built-in presenters have no background of their own');
    if (background.kind === 'place' && !placeOf(background.id)) refuse('background', 'is not a place we have');
    if (captions !== null && !captionLooks.some((look) => look === captions))
      refuse('captions', 'are not a style we have');
  },
});
