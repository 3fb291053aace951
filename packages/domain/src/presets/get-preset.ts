import { AppError } from '@adwright/contract/errors.ts';
import type { Preset } from '@adwright/contract/preset/preset.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentPreset } from './present-preset.ts';

export async function getPreset(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<Preset> {
  const found = await deps.work.stores.presets.ofUser(userId, id);
  if (found === null) throw new AppError('not_found');
  return { ...presentPreset(found), settings: found.settings };
}
