import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { createContext } from 'react';

/** The settings of the form on screen. */
export type FormSettings = {
  readonly read: () => JsonObject;
  /** Answers how to have the form back as it was. */
  readonly apply: (settings: JsonObject) => () => void;
};

/** Where the form on screen leaves its settings for the menu of presets. */
export type FormSlot = {
  /** Null while no form stands there. */
  readonly get: () => FormSettings | null;
  /** Answers how to take it away again. */
  readonly put: (form: FormSettings) => () => void;
};

export function createFormSlot(): FormSlot {
  let current: FormSettings | null = null;
  return {
    get: () => current,
    put(form) {
      current = form;
      return () => {
        if (current === form) current = null;
      };
    },
  };
}

/** Null where nobody asks for a form's settings. */
export const FormSettingsContext = createContext<FormSlot | null>(null);
