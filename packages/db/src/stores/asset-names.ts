import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { customAvatars } from '../schema/avatars.ts';
import { brandKits } from '../schema/brand-kits.ts';
import { savedAds } from '../schema/collection.ts';
import { documentRevisions } from '../schema/documents.ts';
import { presets } from '../schema/presets.ts';
import { products } from '../schema/products.ts';
import { projects } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * Every place that may name a file of a person's, whatever stands around its id (`asset:<id>`, a list, a field of a
 * document). A table that may hold the id of an asset belongs here: a file that nothing here names is removed. What was
 * deleted and can be restored counts.
 */
function textsOf(userId: string): SQL {
  return sql`
    select ${products.images}::text || ${products.videos}::text || coalesce(${products.logo}, '') as text
      from ${products} where ${products.userId} = ${userId}
    union all select ${projects.params}::text from ${projects} where ${projects.userId} = ${userId}
    union all select ${runs.input}::text || coalesce(${runs.output}::text, '') || coalesce(${runs.question}::text, '')
      || ${runs.answers}::text
      from ${runs} where ${runs.userId} = ${userId}
    union all select ${presets.settings}::text from ${presets} where ${presets.userId} = ${userId}
    union all select ${brandKits.body}::text from ${brandKits} where ${brandKits.userId} = ${userId}
    union all select ${customAvatars.photo}::text from ${customAvatars} where ${customAvatars.userId} = ${userId}
    union all select ${users.picture}::text from ${users} where ${users.id} = ${userId}
    union all select (${savedAds.ad}->'media')::text from ${savedAds} where ${savedAds.userId} = ${userId}
    union all select ${documentRevisions.body}::text
      from ${documentRevisions} join ${projects} on ${projects.id} = ${documentRevisions.projectId}
      where ${projects.userId} = ${userId}`;
}

export async function namedAssets(db: Orm, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const wanted = sql.join(
    ids.map((one) => sql`${one}`),
    sql`, `,
  );
  const found = sql<string>`lower(found.match[1])`;
  const rows = await db
    .selectDistinct({ found })
    .from(sql`(${textsOf(userId)}) as texts, lateral regexp_matches(texts.text, ${id}, 'gi') as found(match)`)
    .where(sql`${found} in (${wanted})`);
  return rows.map((row) => row.found);
}
