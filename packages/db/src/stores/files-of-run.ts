import type { ListedAsset } from '@adwright/domain/assets/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import { assets } from '../schema/assets.ts';
import { type JsonValues, readingJsonRow } from './json-row.ts';

const { id, name, mime, bytes, width, height, durationMs, hasAudio } = assets;
const columns = { id, name, mime, bytes, width, height, durationMs, hasAudio };

/** Written out: in a query of one table the builder leaves the table's name away, and inside another that means something else. */
const ofFile = sql.raw(
  Object.values(columns)
    .map((column) => `f.${column.name}`)
    .join(', '),
);
const readFile = readingJsonRow(columns);

/** The files of a row's run as one more column, so that a page of them costs no query of its own. */
export function filesOfRun(run: SQL): SQL<ListedAsset[]> {
  return filesAsJson(run).mapWith(readFiles);
}

/** The same for a statement whose rows nobody maps, to be read by `readFiles`. */
export function filesAsJson(run: SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_array(${ofFile}) order by f.created_at, f.name), '[]'::json)
    from ${assets} as f where f.run_id = ${run})`;
}

export const readFiles = (files: readonly JsonValues[]): ListedAsset[] => files.map(readFile);
