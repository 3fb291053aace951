import type { Messages } from '@adwright/i18n/areas.ts';
import { createContext, use } from 'react';
import { useTranslations } from 'use-intl';

/** The message areas that hold the words all forms share, under `form`. */
export type ToolArea = {
  [Name in keyof Messages]: Messages[Name] extends { readonly form: Messages['tool-form'] } ? Name : never;
}[keyof Messages];

/** Which tool's messages the shared parts speak with: set once, around a tool's form. */
export const ToolAreaContext = createContext<ToolArea>('tool-ad-copy');

export function useFormWords() {
  return useTranslations(`${use(ToolAreaContext)}.form`);
}
