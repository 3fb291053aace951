import { changePreset } from '@adwright/domain/presets/change-preset.ts';
import { createPreset } from '@adwright/domain/presets/create-preset.ts';
import { deletePreset } from '@adwright/domain/presets/delete-preset.ts';
import { getPreset } from '@adwright/domain/presets/get-preset.ts';
import { listPresets } from '@adwright/domain/presets/list-presets.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import type { ToolContracts } from './tool.ts';

export function presetRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  api.implement('presetCreate', ({ input, caller }) =>
    createPreset({ ...deps, tools }, { userId: caller.userId, preset: input }),
  );
  api.implement('presetUpdate', ({ input, caller }) => changePreset(deps, { userId: caller.userId, change: input }));
  api.implement('presetDelete', async ({ input, caller }) => {
    await deletePreset(deps, { userId: caller.userId, id: input.id });
    return {};
  });
  api.implement('presetGet', ({ input, caller }) => getPreset(deps, { userId: caller.userId, id: input.id }));
  api.implement('presetList', ({ input, caller }) => listPresets(deps, { userId: caller.userId, tool: input.tool }));
}
