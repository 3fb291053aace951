import type { VoiceStore } from '@adwright/domain/voices/ports.ts';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { collectedVoices } from '../schema/voices.ts';

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
  };
}
