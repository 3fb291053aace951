import type { AdGenerateInput } from '@adwright/contract/ad-text/ad-text.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { languageOf } from './language.ts';

/** Refuses what no honest copywriter could start on: an unknown language, or a name and nothing to say about it. */
export function assertWritable(input: Pick<AdGenerateInput, 'brief' | 'language'>): void {
  if (languageOf(input.language) === null) {
    throw new AppError('invalid_input', {}, [{ path: 'language', message: 'is not a language this tool writes' }]);
  }
  const { description, benefits, audience, offer, proof } = input.brief;
  const hasFacts = benefits.length > 0 || [description, audience, offer, proof].some((fact) => fact !== '');
  if (!hasFacts) throw new AppError('brief_too_thin');
}
