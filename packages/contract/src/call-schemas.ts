import type { z } from 'zod';

/** Input (body of a POST, query of a GET) and `data` of the answer, for every call of a noun. */
export type CallSchemas<Calls> = {
  readonly [Id in keyof Calls]: {
    readonly input: z.ZodType;
    readonly output: z.ZodType;
    /** Its input comes as a form instead of JSON: the fields, then a file part of this name with at most so much. */
    readonly file?: { readonly name: string; readonly maxBytes: number };
  };
};
