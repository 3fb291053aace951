/** The fields of a document that a step changed, before and after it. A field that was not there is undefined. */
export type Step<Doc> = {
  readonly before: Partial<Doc>;
  readonly after: Partial<Doc>;
  /** What was chosen before and after it: a step back shows what it gave back. */
  readonly chosen: { readonly before: Chosen; readonly after: Chosen };
};

type Chosen = readonly string[];

/** What can be taken back and what was. Equal tags in a row are one step: a drag, a word being typed. */
export type History<Doc> = {
  readonly past: readonly Step<Doc>[];
  readonly future: readonly Step<Doc>[];
  readonly tag: string | undefined;
};

const most = 200;

export function emptyHistory<Doc>(): History<Doc> {
  return { past: [], future: [], tag: undefined };
}

/** Documents share what did not change, so a step holds only what did. */
function stepBetween<Doc extends object>(from: Doc, to: Doc): Omit<Step<Doc>, 'chosen'> {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)] as (keyof Doc)[]);
  const changed = [...keys].filter((key) => from[key] !== to[key]);
  const fieldsOf = (doc: Doc) => Object.fromEntries(changed.map((key) => [key, doc[key]])) as Partial<Doc>;
  return { before: fieldsOf(from), after: fieldsOf(to) };
}

function withFields<Doc extends object>(doc: Doc, fields: Partial<Doc>): Doc {
  const all = Object.entries({ ...doc, ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as Doc;
}

type Recorded = { readonly tag?: string | undefined; readonly chosen?: Step<unknown>['chosen'] };

const noneChosen = { before: [], after: [] };

export function record<Doc extends object>(
  history: History<Doc>,
  from: Doc,
  to: Doc,
  { tag, chosen = noneChosen }: Recorded = {},
): History<Doc> {
  const step = { ...stepBetween(from, to), chosen };
  const last = history.past.at(-1);
  if (last && tag !== undefined && tag === history.tag) {
    const joined = {
      before: { ...step.before, ...last.before },
      after: { ...last.after, ...step.after },
      chosen: { before: last.chosen.before, after: chosen.after },
    };
    return { past: [...history.past.slice(0, -1), joined], future: [], tag };
  }
  return { past: [...history.past, step].slice(-most), future: [], tag };
}

/** The next change begins a new step, whatever its tag. */
export function rested<Doc>(history: History<Doc>): History<Doc> {
  return history.tag === undefined ? history : { ...history, tag: undefined };
}

export type Moved<Doc> = { readonly history: History<Doc>; readonly doc: Doc; readonly chosen: Chosen };

export function stepBack<Doc extends object>(history: History<Doc>, doc: Doc): Moved<Doc> | undefined {
  const step = history.past.at(-1);
  if (!step) return undefined;
  return {
    doc: withFields(doc, step.before),
    chosen: step.chosen.before,
    history: { past: history.past.slice(0, -1), future: [step, ...history.future], tag: undefined },
  };
}

export function stepForward<Doc extends object>(history: History<Doc>, doc: Doc): Moved<Doc> | undefined {
  const [step, ...future] = history.future;
  if (!step) return undefined;
  return {
    doc: withFields(doc, step.after),
    chosen: step.chosen.after,
    history: { past: [...history.past, step], future, tag: undefined },
  };
}
