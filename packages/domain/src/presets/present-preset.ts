import type { ListedPreset } from '@adwright/contract/preset/preset.ts';
import type { ListedPresetRecord } from './ports.ts';

export function presentPreset({ id, tool, name, createdAt, updatedAt }: ListedPresetRecord): ListedPreset {
  return { id, tool, name, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}
