import type { ListedAsset } from '@adwright/domain/assets/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import { assets } from '../schema/assets.ts';

/**
 * The files of a row's run as one more column, so that a page of them costs no query of its own. Names are written out:
 * in a query of one table the builder leaves the table's away, and inside another query that means something else.
 */
export function filesOfRun(run: SQL): SQL<ListedAsset[]> {
  return sql<ListedAsset[]>`(
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes, 'width', f.width, 'height', f.height,
      'durationMs', f.duration_ms, 'hasAudio', f.has_audio
    ) order by f.created_at, f.name), '[]'::json)
    from ${assets} as f where f.run_id = ${run})`;
}
