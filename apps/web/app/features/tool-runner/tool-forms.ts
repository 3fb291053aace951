import type { Area } from '@adwright/i18n/areas.ts';
import type { ToolFormProps } from '@adwright/tools/form.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import type { ComponentType } from 'react';

export type LoadedTool = {
  readonly Form: ComponentType<ToolFormProps<unknown>>;
  /** The tool's own price function, for a visitor whom the server would not answer. */
  readonly price: (input: unknown) => number;
};

type ToolForm = { readonly area: Area; readonly load: () => Promise<LoadedTool> };

const modules = import.meta.glob<Record<string, unknown>>('../../../../../packages/tools/src/*/form.tsx');
const contracts = import.meta.glob<Record<string, unknown>>('../../../../../packages/tools/src/*/contract.ts');

async function find(tool: ToolId, form: string, contract: string): Promise<LoadedTool> {
  const module = await modules[`../../../../../packages/tools/src/${tool}/form.tsx`]?.();
  const definition = await contracts[`../../../../../packages/tools/src/${tool}/contract.ts`]?.();
  if (!module || !definition) throw new Error(`No form for ${tool}`);
  return {
    Form: module[form] as ComponentType<ToolFormProps<unknown>>,
    price: (input) => (definition[contract] as { price(input: unknown): number }).price(input),
  };
}

/** How the browser gets a tool's screen. A tool is listed once its form exists. */
export const toolForms: Readonly<Record<ToolId, ToolForm>> = {
  'qr-code': { area: 'tool-qr-code', load: () => find('qr-code', 'QrCodeForm', 'qrCode') },
  'ad-copy': { area: 'tool-ad-copy', load: () => find('ad-copy', 'AdCopyForm', 'adCopy') },
};

const loading = new Map<ToolId, Promise<LoadedTool>>();

export function loadToolForm(tool: ToolId): Promise<LoadedTool> {
  const known = loading.get(tool);
  if (known !== undefined) return known;
  const started = toolForms[tool].load();
  loading.set(tool, started);
  return started;
}
