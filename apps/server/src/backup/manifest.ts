import { z } from 'zod';

/** What opens a backup: where it comes from, and what has to arrive. */
export const Manifest = z.object({
  /** The first had no sum at its end. */
  format: z.literal([1, 2]),
  version: z.string(),
  created: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.string(),
      sum: z.string(),
    }),
  ),
});
export type Manifest = z.output<typeof Manifest>;

export const manifestName = 'manifest.json';
export const secretName = 'secret';
export const tableName = (table: string): string => `database/${table}.ndjson`;
export const filePrefix = 'files/';

/** Said to the operator as it is. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
