/** One row of a file: where it begins, and what it says or why it cannot be read. */
export type RawRecord<Value> =
  | { readonly line: number; readonly value: Value }
  | { readonly line: number; readonly fault: string };

/** An ad's texts and addresses are far shorter. */
export const longestRecord = 64 * 1024;
export const tooLong = 'longer than 64 KB';
