import type { ListedPreset } from '@adwright/contract/preset/preset.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentPreset } from './present-preset.ts';

export async function listPresets(
  deps: { readonly work: UnitOfWork },
  { userId, tool }: { userId: string; tool: string },
): Promise<{ list: ListedPreset[] }> {
  return { list: (await deps.work.stores.presets.list(userId, tool)).map(presentPreset) };
}
