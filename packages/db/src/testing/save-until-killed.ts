/** Run by the crash test: saves one document again and again and says so when each is acknowledged, until it is killed. */
import { randomUUID } from 'node:crypto';
import { saveDocument } from '@adwright/domain/documents/save-document.ts';
import { openDatabase } from '../open-database.ts';
import { numberedBody, numberedKind } from './numbered-document.ts';

const [dataDir = '', url = ''] = process.argv.slice(2);
const { work } = await openDatabase({ url: url === '' ? null : url, dataDir });
const person = {
  email: `${randomUUID()}@example.test`,
  name: 'A',
  passwordHash: null,
  googleSubject: null,
  locale: 'en',
};
const created = await work.transact((stores) => stores.accounts.insert(person));
if (created === null) throw new Error('The address was used before');
const projectId = randomUUID();
await work.stores.projects.insert({ id: projectId, userId: created.id, tool: 'image-ad', title: '', params: {} });
const deps = { work, clock: () => new Date(), kinds: { numbered: numberedKind } };
for (let count = 0; ; count += 1) {
  const { revision } = await saveDocument(deps, {
    userId: created.id,
    save: {
      project_id: projectId,
      kind: 'numbered',
      schema_version: 1,
      expected_revision: count,
      mutation_id: `mutation-${count}`,
      ...(count === 0
        ? { document: numberedBody(1) }
        : { patch: [{ op: 'replace', path: '/parts', value: numberedBody(count + 1).parts }] }),
    },
  });
  process.stdout.write(`${projectId} ${revision}\n`);
}
