import type { VoiceStore } from '@adwright/domain/voices/ports.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { collectedVoices, pronunciations } from '../schema/voices.ts';

const keyOf = (word: string): string => word.toLowerCase();

export function createVoiceStore(db: Orm): VoiceStore {
  return {
    async toggle(userId, voiceId) {
      const added = await db
        .insert(collectedVoices)
        .values({ userId, voiceId })
        .onConflictDoNothing()
        .returning({ voiceId: collectedVoices.voiceId });
      if (added.length > 0) return true;
      await db
        .delete(collectedVoices)
        .where(and(eq(collectedVoices.userId, userId), eq(collectedVoices.voiceId, voiceId)));
      return false;
    },
    async collectedBy(userId) {
      const rows = await db.select().from(collectedVoices).where(eq(collectedVoices.userId, userId));
      return rows.map(({ voiceId }) => voiceId);
    },
    async pronunciationsOf(userId, language) {
      return db
        .select({ word: pronunciations.word, say: pronunciations.say })
        .from(pronunciations)
        .where(and(eq(pronunciations.userId, userId), eq(pronunciations.language, language)))
        .orderBy(asc(pronunciations.key));
    },
    async pronounce(userId, language, { word, say }) {
      const { userId: user, language: spoken, key } = pronunciations;
      await db
        .insert(pronunciations)
        .values({ userId, language, key: keyOf(word), word, say })
        .onConflictDoUpdate({ target: [user, spoken, key], set: { word, say } });
    },
    async forgetPronunciation(userId, language, word) {
      const { userId: user, language: spoken, key } = pronunciations;
      await db.delete(pronunciations).where(and(eq(user, userId), eq(spoken, language), eq(key, keyOf(word))));
    },
  };
}
