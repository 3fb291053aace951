import { AppError } from '@adwright/contract/errors.ts';
import type { Told } from '@adwright/contract/lip-sync/told.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { isSayable } from './is-sayable.ts';

/** Refuses what nobody could say, and what nobody may be made to say. */
export function checkTold({ script, voice, audio, consent, language }: Told): void {
  if (!consent) refuse('consent', 'is missing: confirm that you may use this person’s photo or video');
  if (audio === null && !isSayable(script)) refuse('script', 'is missing: write a script or upload a recording');
  if (audio === null && voice === null) refuse('voice', 'is missing: choose who reads the script');
  if (languageOf(language) === null) refuse('language', 'is not supported here');
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}
