import type { Area } from '@adwright/i18n/areas.ts';
import { createContext, use } from 'react';
import { useTranslations } from 'use-intl';

/** The message areas of tools. Each holds the words all forms share, under `form`. */
export type ToolArea = Exclude<Extract<Area, `tool-${string}`>, 'tool-form' | 'tool-media'>;

/** Which tool's messages the shared parts speak with: set once, around a tool's form. */
export const ToolAreaContext = createContext<ToolArea>('tool-ad-copy');

export function useFormWords() {
  return useTranslations(`${use(ToolAreaContext)}.form`);
}
