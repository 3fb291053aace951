import { AppError } from '@adwright/contract/errors.ts';
import { type ListedPreset, mostPresets, type PresetInput } from '@adwright/contract/preset/preset.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { assertSettingsFit } from './assert-settings.ts';
import { presentPreset } from './present-preset.ts';

export async function createPreset(
  deps: { readonly work: UnitOfWork; readonly tools: Readonly<Record<string, unknown>> },
  { userId, preset }: { userId: string; preset: PresetInput },
): Promise<ListedPreset> {
  if (!Object.hasOwn(deps.tools, preset.tool)) throw new AppError('not_found');
  assertSettingsFit(preset.settings);
  const made = await deps.work.stores.presets.insert(userId, preset, mostPresets);
  if (made === null) throw new AppError('presets_full', { limit: mostPresets });
  return presentPreset(made);
}
