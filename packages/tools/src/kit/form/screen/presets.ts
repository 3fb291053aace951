import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { ListedPreset } from '@adwright/contract/preset/preset.ts';
import { createContext } from 'react';

/** The presets of the tool on screen, as the page keeps them. What fails has said so, and answers false or null. */
export type Presets = {
  /** Null until the first answer. */
  readonly list: readonly ListedPreset[] | null;
  readonly load: (id: string) => Promise<JsonObject | null>;
  /** Under a name that is taken, the one that has it is replaced. */
  readonly save: (name: string, settings: JsonObject) => Promise<boolean>;
  readonly rename: (id: string, name: string) => Promise<boolean>;
  /** For good, after the question. */
  readonly remove: (id: string, question: string) => Promise<boolean>;
};

/** Null for a visitor, who has none. */
export const PresetsContext = createContext<Presets | null>(null);
