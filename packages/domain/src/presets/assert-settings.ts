import { AppError } from '@adwright/contract/errors.ts';
import { longestSettings } from '@adwright/contract/preset/preset.ts';

/** Settings are kept unchecked, as the form left them: all that is asked of them is that they are no archive. */
export function assertSettingsFit(settings: unknown): void {
  const bytes = new TextEncoder().encode(JSON.stringify(settings ?? {})).length;
  if (bytes > longestSettings) throw new AppError('too_large');
}
