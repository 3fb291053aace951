import { createFormSlot, FormSettingsContext } from '@adwright/tools/kit/form/screen/form-settings.ts';
import { PresetsContext } from '@adwright/tools/kit/form/screen/presets.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import { type ReactNode, useState } from 'react';
import { usePresets } from './use-presets.ts';

/** Gives the form inside it the person's presets of its tool. */
export function PagePresets({ tool, children }: { tool: ToolId; children: ReactNode }) {
  const presets = usePresets(tool);
  const [form] = useState(createFormSlot);
  return (
    <FormSettingsContext value={form}>
      <PresetsContext value={presets}>{children}</PresetsContext>
    </FormSettingsContext>
  );
}
