/** Run by the crash test: grants credits one after another and says so when each is committed, until it is killed. */
import { openDatabase } from '../open-database.ts';

const [dataDir = '', url = ''] = process.argv.slice(2);
const { work } = await openDatabase({ url: url === '' ? null : url, dataDir });
const account = {
  email: `${process.pid}@example.test`,
  name: 'A',
  passwordHash: null,
  googleSubject: null,
  locale: 'en',
};
const created = await work.transact((stores) => stores.accounts.insert(account));
if (created === null) throw new Error('The process id was used before');
for (let count = 1; ; count += 1) {
  const entry = { userId: created.id, amount: 1, reason: 'crash', key: `crash:${created.id}:${count}` };
  // Two rows in one transaction: after a crash either both are there or neither.
  await work.transact(async (stores) => {
    await stores.credits.grant(entry);
    await stores.credits.grant({ ...entry, key: `${entry.key}:second` });
  });
  process.stdout.write(`${created.id} ${count}\n`);
}
