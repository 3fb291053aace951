import type { ListedPreset } from '@adwright/contract/preset/preset.ts';
import type { Presets } from '@adwright/tools/kit/form/screen/presets.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { askFirst } from '../../parts/message-dialogs.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';

/** The person's presets of a tool; null for a visitor. */
export function usePresets(tool: ToolId): Presets | null {
  const userId = useSession().user_info?.user_id;
  const { data } = useQuery(
    {
      queryKey: ['presets', userId, tool],
      queryFn: userId === undefined ? skipToken : () => api.call('presetList', { tool }, { quiet: true }),
    },
    serverCache,
  );
  return userId === undefined ? null : presetsOf(tool, data?.list ?? null);
}

function presetsOf(tool: ToolId, list: readonly ListedPreset[] | null): Presets {
  return {
    list,
    load: (id) => api.call('presetGet', { id }).then(({ settings }) => settings, whatFailed),
    save: (name, settings) => {
      const taken = list?.find((preset) => preset.name === name);
      return changed(
        taken
          ? api.call('presetUpdate', { id: taken.id, settings })
          : api.call('presetCreate', { tool, name, settings }),
      );
    },
    rename: (id, name) => changed(api.call('presetUpdate', { id, name })),
    remove: async (id, question) => askFirst(question) && changed(api.call('presetDelete', { id })),
  };
}

/** The toast has said it. */
function whatFailed(): null {
  return null;
}

/** Another tab may have changed them meanwhile, so the list is the server's to say, whether it went well or not. */
async function changed(call: Promise<unknown>): Promise<boolean> {
  const done = await call.then(
    () => true,
    () => false,
  );
  await serverCache.invalidateQueries({ queryKey: ['presets'] });
  return done;
}
