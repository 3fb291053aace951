import type { FeedbackStore } from '@adwright/domain/feedback/ports.ts';
import type { Orm } from '../orm.ts';
import { feedback } from '../schema/requests.ts';

export function createFeedbackStore(db: Orm): FeedbackStore {
  return {
    async insert(entry) {
      await db.insert(feedback).values(entry).onConflictDoNothing();
    },
  };
}
