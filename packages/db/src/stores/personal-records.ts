import type { PersonalRecords } from '@adwright/domain/accounts/ports.ts';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../orm.ts';
import { activity } from '../schema/accounts.ts';
import { assets } from '../schema/assets.ts';
import { avatarPhotos, customAvatars } from '../schema/avatars.ts';
import { brandKits } from '../schema/brand-kits.ts';
import { orders, payments } from '../schema/billing.ts';
import { campaigns } from '../schema/campaigns.ts';
import { creditEntries } from '../schema/credits.ts';
import { adFolders, savedAds } from '../schema/collection.ts';
import { documentRevisions, documents } from '../schema/documents.ts';
import { adFollows } from '../schema/follows.ts';
import { adImports } from '../schema/ad-imports.ts';
import { adTranscripts } from '../schema/transcripts.ts';
import { savedSearches } from '../schema/saved-searches.ts';
import { presets } from '../schema/presets.ts';
import { products } from '../schema/products.ts';
import { projects } from '../schema/projects.ts';
import { feedback } from '../schema/requests.ts';
import { runs } from '../schema/runs.ts';
import { collectedVoices, pronunciations } from '../schema/voices.ts';

type Source = {
  readonly table: PgTable;
  readonly order: readonly PgColumn[];
  readonly atOnce?: number;
  ofUser(db: Orm, userId: string): SQL;
};

const usualAtOnce = 200;
/** Rows with what people made in them: held by the hundred they would take more memory than the process has. */
const large = { atOnce: 10 } as const;

const owned = (table: PgTable & { userId: PgColumn }, ...order: readonly PgColumn[]): Source => ({
  table,
  order,
  ofUser: (_, userId) => eq(table.userId, userId),
});

const ofProjects = (table: PgTable & { projectId: PgColumn }, ...order: readonly PgColumn[]): Source => ({
  table,
  order,
  ofUser: (db, userId) =>
    inArray(table.projectId, db.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId))),
});

/** Everything that is somebody's, by the name it goes by outside. Secrets and their hashes stay here. */
const sources: Readonly<Record<string, Source>> = {
  products: owned(products, products.id),
  campaigns: owned(campaigns, campaigns.id),
  projects: { ...owned(projects, projects.id), ...large },
  documents: ofProjects(documents, documents.projectId),
  document_history: {
    ...ofProjects(documentRevisions, documentRevisions.projectId, documentRevisions.revision),
    ...large,
  },
  runs: { ...owned(runs, runs.id), ...large },
  files: owned(assets, assets.id),
  presets: { ...owned(presets, presets.id), ...large },
  avatars: owned(customAvatars, customAvatars.id),
  avatar_photos: owned(avatarPhotos, avatarPhotos.id),
  brand_kits: owned(brandKits, brandKits.id),
  ad_folders: owned(adFolders, adFolders.id),
  saved_ads: owned(savedAds, savedAds.id),
  ad_imports: owned(adImports, adImports.importId, adImports.line),
  voices: owned(collectedVoices, collectedVoices.voiceId),
  pronunciations: owned(pronunciations, pronunciations.language, pronunciations.word),
  credits: owned(creditEntries, creditEntries.id),
  orders: owned(orders, orders.id),
  payments: owned(payments, payments.id),
  activity: owned(activity, activity.id),
  followed_ads: owned(adFollows, adFollows.id),
  ad_transcripts: owned(adTranscripts, adTranscripts.adId),
  saved_searches: owned(savedSearches, savedSearches.id),
  feedback: owned(feedback, feedback.id),
};

const secret = new Set(['tokenHash', 'keyHash', 'storageKey', 'shareToken', 'stopToken', 'sameAs']);

export function createPersonalRecords(db: Orm): PersonalRecords {
  return {
    tables: Object.entries(sources).map(([name, { atOnce = usualAtOnce }]) => ({ name, atOnce })),
    async rows(userId, name, { offset, limit }) {
      const source = sources[name];
      if (!source) return [];
      const rows = await db
        .select()
        .from(source.table)
        .where(source.ofUser(db, userId))
        .orderBy(...source.order.map((column) => asc(column)))
        .offset(offset)
        .limit(limit);
      return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !secret.has(key))));
    },
  };
}
