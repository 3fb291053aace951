import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { createContext, type RefObject } from 'react';

/** The settings of the form on screen. */
export type FormSettings = {
  readonly read: () => JsonObject;
  /** Answers how to have the form back as it was. */
  readonly apply: (settings: JsonObject) => () => void;
};

/** Where the form on screen leaves its settings for the menu of presets; null where nobody asks for them. */
export const FormSettingsContext = createContext<RefObject<FormSettings | null> | null>(null);
