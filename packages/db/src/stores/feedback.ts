import type { FeedbackStore } from '@adwright/domain/feedback/ports.ts';
import type { Orm } from '../orm.ts';
import { feedback } from '../schema/requests.ts';

export function createFeedbackStore(db: Orm): FeedbackStore {
  return {
    async insert(entry) {
      const [row] = await db.insert(feedback).values(entry).returning({ id: feedback.id });
      if (!row) throw new Error('The feedback was not written');
      return row.id;
    },
  };
}
