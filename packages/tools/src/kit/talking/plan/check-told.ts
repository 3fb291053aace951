import { AppError } from '@adwright/contract/errors.ts';
import type { Told } from '@adwright/contract/lip-sync/told.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { isSayable } from './is-sayable.ts';

/** Refuses what nobody could say, and what nobody may be made to say. */
export function checkTold({ script, voice, audio, consent, language }: Told): void {
  if (!consent) refuse('consent', 'is needed: say that you may use this person’s picture');
  if (audio === null && !isSayable(script)) refuse('script', 'or a recording is needed');
  if (audio === null && voice === null) refuse('voice', 'is needed to say the script');
  if (languageOf(language) === null) refuse('language', 'is not a language this tool knows');
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}
