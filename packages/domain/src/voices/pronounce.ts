import { AppError } from '@adwright/contract/errors.ts';
import type { PronounceInput, PronunciationList } from '@adwright/contract/voice/voice.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork };

/** In one language; each line is searched for each of them. */
const mostWords = 200;

/** Sets how a word is said, or forgets it. `language` is a tag. */
export async function pronounce(deps: Deps, userId: string, input: PronounceInput): Promise<PronunciationList> {
  const { language, word, say } = input;
  return deps.work.transact(async ({ voices }) => {
    if (say === null) await voices.forgetPronunciation(userId, language, word);
    else await voices.pronounce(userId, language, { word, say });
    const list = await voices.pronunciationsOf(userId, language);
    if (list.length > mostWords) throw new AppError('too_large');
    return { list };
  });
}

export async function listPronunciations(deps: Deps, userId: string, language: string): Promise<PronunciationList> {
  return { list: await deps.work.stores.voices.pronunciationsOf(userId, language) };
}
