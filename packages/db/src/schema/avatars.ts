import type { StoredConsent } from '@adwright/domain/avatars/seen-avatar.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { runs } from './runs.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const customAvatars = pgTable(
  'custom_avatars',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The file it was made of. */
    photo: uuid().notNull(),
    /** In shares of the photo. */
    face: jsonb().$type<Box>().notNull(),
    /** No avatar without one, and it goes with the avatar. */
    consent: jsonb().$type<StoredConsent>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('custom_avatars_of_user').on(table.userId, table.createdAt)],
);

/** A photo is made by a run and is kept for as long as this row is. */
export const avatarPhotos = pgTable(
  'avatar_photos',
  {
    id: uuid('run_id')
      .primaryKey()
      .references(() => runs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose photo it is, where they are no built-in person. */
    avatarId: uuid('avatar_id').references(() => customAvatars.id, { onDelete: 'cascade' }),
    /** `person:<id>:<look>` or `avatar:<id>`. */
    avatar: text().notNull(),
    setting: text().notNull(),
    words: text().notNull(),
    framing: text().notNull(),
    ratio: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('avatar_photos_of_user').on(table.userId, table.createdAt),
    index('avatar_photos_of_avatar').on(table.avatarId),
  ],
);
