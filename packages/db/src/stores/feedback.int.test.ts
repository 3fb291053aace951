import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sendFeedback } from '@adwright/domain/feedback/send-feedback.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';
import { feedback } from '../schema/requests.ts';

describeOnDatabases('feedback store', (database) => {
  it('keeps what a visitor and what a signed-in person wrote', async () => {
    const { db, work } = database();
    const { id: userId } = await createAccount(work.stores);
    const visitor = { rating: 2, text: 'Zu langsam', page: '/de', userId: null };
    const person = { rating: 5, text: '', page: '/', about: 'qr-code', userId };
    for (const entry of [visitor, person]) {
      const id = randomUUID();
      await work.stores.feedback.insert({ ...entry, id });
      expect(await db.select().from(feedback).where(eq(feedback.id, id))).toMatchObject([entry]);
    }
  });

  it('keeps it once, however often it is told', async () => {
    const { db, work } = database();
    const said = { rating: 4, text: 'Once', page: '/once', userId: null };
    const first = await sendFeedback({ work }, said, 'feedback:key-1');
    expect(await sendFeedback({ work }, said, 'feedback:key-1')).toEqual(first);
    expect(await db.select().from(feedback).where(eq(feedback.page, '/once'))).toHaveLength(1);
    for (const [entry, key] of [
      [{ ...said, rating: 1 }, 'feedback:key-1'],
      [said, 'feedback:key-2'],
      [said, null],
      [said, null],
    ] as const)
      await sendFeedback({ work }, entry, key);
    expect(await db.select().from(feedback).where(eq(feedback.page, '/once'))).toHaveLength(5);
  });
});
