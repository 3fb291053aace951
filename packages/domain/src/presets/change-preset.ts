import { AppError } from '@adwright/contract/errors.ts';
import type { ListedPreset, PresetChange } from '@adwright/contract/preset/preset.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { assertSettingsFit } from './assert-settings.ts';
import { presentPreset } from './present-preset.ts';

/** Only what is sent changes. Another person's preset is as unknown as one that never was. */
export async function changePreset(
  deps: { readonly work: UnitOfWork },
  { userId, change: { id, ...change } }: { userId: string; change: PresetChange },
): Promise<ListedPreset> {
  assertSettingsFit(change.settings);
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed = await deps.work.stores.presets.change(userId, id, sent);
  if (changed === null) throw new AppError('not_found');
  return presentPreset(changed);
}
