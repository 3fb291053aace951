/** What was, what is, and what was taken back. Equal tags in a row are one step: a drag, a word being typed. */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  readonly tag: string | undefined;
};

export type HistoryAction<Value> =
  | { readonly kind: 'change'; readonly value: Value; readonly tag?: string | undefined }
  /** The next change begins a new step, whatever its tag. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** From outside: there is nothing to go back to. */
  | { readonly kind: 'replace'; readonly value: Value };

const steps = 100;

export function startHistory<Value>(value: Value): History<Value> {
  return { past: [], present: value, future: [], tag: undefined };
}

export function reduceHistory<Value>(history: History<Value>, action: HistoryAction<Value>): History<Value> {
  const { past, present, future, tag } = history;
  switch (action.kind) {
    case 'change': {
      if (action.value === present) return history;
      const same = action.tag !== undefined && action.tag === tag;
      const before = same ? past : [...past, present].slice(-steps);
      return { past: before, present: action.value, future: [], tag: action.tag };
    }
    case 'rest':
      return tag === undefined ? history : { ...history, tag: undefined };
    case 'undo': {
      const last = past.at(-1);
      if (last === undefined) return history;
      return { past: past.slice(0, -1), present: last, future: [present, ...future], tag: undefined };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (next === undefined) return history;
      return { past: [...past, present], present: next, future: rest, tag: undefined };
    }
    case 'replace':
      return action.value === present ? history : startHistory(action.value);
  }
}
