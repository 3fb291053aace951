import type { AdTranscript, TranscriptSegment } from '@adwright/contract/library/transcript.ts';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What is said in video ads: of the library, for everybody, or of a person's own collection, whose ids are theirs alone. */
export const adTranscripts = pgTable(
  'ad_transcripts',
  {
    adId: uuid('ad_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<AdTranscript['status']>().notNull(),
    language: text(),
    segments: jsonb().$type<TranscriptSegment[]>().notNull(),
    tries: integer().notNull().default(0),
    askedAt: moment('asked_at').notNull().defaultNow(),
    begunAt: moment('begun_at'),
  },
  (table) => [index('ad_transcripts_line').on(table.status, table.askedAt)],
);
