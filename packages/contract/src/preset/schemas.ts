import { Nothing } from '../nothing.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { presetCalls } from './calls.ts';
import { ListedPreset, Preset, PresetChange, PresetId, PresetInput, PresetList, PresetQuery } from './preset.ts';

export const presetSchemas = {
  presetCreate: { input: PresetInput, output: ListedPreset },
  presetUpdate: { input: PresetChange, output: ListedPreset },
  presetDelete: { input: PresetId, output: Nothing },
  presetGet: { input: PresetId, output: Preset },
  presetList: { input: PresetQuery, output: PresetList },
} as const satisfies CallSchemas<typeof presetCalls>;
