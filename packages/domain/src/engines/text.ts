import type { z } from 'zod';
import type { EngineCall, RemoteEngine } from './engine-call.ts';

export type TextRequest = {
  /** Who it is and the rules it keeps. */
  readonly system: string;
  readonly prompt: string;
  readonly maxOutputTokens?: number;
};

export type ObjectRequest<Value> = TextRequest & {
  /** What the answer is, in a word or two with underscores; some engines are told. */
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** What is wrong with a well-formed answer, in sentences the engine can act on. It is asked once to mend them. */
  readonly check?: (value: Value) => readonly string[];
};

export type TextAnswer = { readonly text: string; readonly engine: string };

export type ObjectAnswer<Value> = {
  readonly value: Value;
  readonly engine: string;
  /** What `check` still finds wrong after the answer was mended: the caller replaces those parts or refuses them. */
  readonly issues: readonly string[];
};

/** A language model. An answer that does not fit its schema is mended once or rejected; it never comes through. */
export type TextEngine = RemoteEngine & {
  write(request: TextRequest, call: EngineCall): Promise<TextAnswer>;
  writeObject<Value>(request: ObjectRequest<Value>, call: EngineCall): Promise<ObjectAnswer<Value>>;
};
