import { AppError } from '@adwright/contract/errors.ts';
import type { TextEngine } from '@adwright/domain/engines/text.ts';
import type { TranslationEngine } from '@adwright/domain/engines/translation.ts';
import { translationPrompt } from '../prompts/translation.ts';

/** Translation by a language model: as many texts as came in, in their order, or none. */
export function translationEngine(text: TextEngine): TranslationEngine {
  return {
    builtinAfter: text.builtinAfter,
    async translate(request, call) {
      if (request.texts.length === 0) return { texts: [], engine: 'none' };
      const { value, engine } = await text.writeObject(translationPrompt(request), call);
      const { translations } = value;
      // A line that is a little too long can be spoken faster; one that belongs to another scene cannot.
      if (translations.length !== request.texts.length) throw new AppError('provider_failed');
      return { texts: translations, engine };
    },
  };
}
