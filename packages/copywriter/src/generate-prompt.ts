import type { GeneratePromptInput, GeneratePromptOutput } from '@adwright/contract/ad-text/ad-text.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { languageOf } from './language.ts';
import { loadPromptPack } from './packs.ts';
import { writePrompt } from './prompt/write-prompt.ts';

/** A short wish becomes a full brief for the picture and video tools. */
export async function generatePrompt(input: GeneratePromptInput): Promise<GeneratePromptOutput> {
  const language = languageOf(input.language);
  if (language === null) {
    throw new AppError('invalid_input', {}, [{ path: 'language', message: 'is not a language this tool writes' }]);
  }
  return writePrompt(input, await loadPromptPack(language));
}
