import type { ExportedDocument } from '@adwright/contract/run/run.ts';
import { attempt } from '../../browser/attempt.ts';

/** What a run is made of; of a document, its files. */
export type RunOrder = { readonly input: unknown; readonly document?: ExportedDocument | undefined };
export type AskedRun = RunOrder & { readonly key: string };

/** What a tool on this page must not lose in a reload. It lives in the tab and belongs to one person. */
type RunMemory = {
  /** The newest thing in the fields that could run. */
  readonly draft?: unknown;
  /** What the page had preset when the draft was made. */
  readonly preset?: string;
  /** A run that was asked for and not yet answered; asked again with the same key it is never made twice. */
  readonly asked?: AskedRun | undefined;
  /** The piece of work that keeps what is edited in the fields. */
  readonly keptIn?: string | undefined;
  /** The run on screen. */
  readonly runId?: string | undefined;
  /** Who asked; a draft may belong to nobody yet. */
  readonly userId?: string | undefined;
};

export type RunMemoryStore = { read(): RunMemory; write(change: Partial<RunMemory>): void };

export function runMemoryOf(tool: string, storage: () => Storage): RunMemoryStore {
  const key = `tool:${tool}`;
  let known: RunMemory | null = null;
  const read = () => (known ??= parse(attempt(() => storage().getItem(key))));
  return {
    read,
    write(change) {
      known = { ...read(), ...change };
      attempt(() => storage().setItem(key, JSON.stringify(known)));
    },
  };
}

function parse(text: string | null | undefined): RunMemory {
  const value: unknown = attempt(() => JSON.parse(text ?? '{}'));
  return typeof value === 'object' && value !== null ? value : {};
}
