import { eq } from 'drizzle-orm';
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
      const id = await work.stores.feedback.insert(entry);
      expect(await db.select().from(feedback).where(eq(feedback.id, id))).toMatchObject([entry]);
    }
  });
});
