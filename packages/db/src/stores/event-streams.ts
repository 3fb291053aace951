import type { EventStreamStore } from '@adwright/domain/runs/event-streams.ts';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { eventStreams } from '../schema/event-streams.ts';

export function createEventStreamStore(db: Orm): EventStreamStore {
  return {
    async keep(stream) {
      const { until } = stream;
      await db.insert(eventStreams).values(stream).onConflictDoUpdate({ target: eventStreams.id, set: { until } });
    },
    async close(id) {
      await db.delete(eventStreams).where(eq(eventStreams.id, id));
    },
    async anyOf(userId, now) {
      return (await db.$count(eventStreams, and(eq(eventStreams.userId, userId), gt(eventStreams.until, now)))) > 0;
    },
    async forgetBefore(moment) {
      await db.delete(eventStreams).where(lt(eventStreams.until, moment));
    },
  };
}
