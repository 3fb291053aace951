import { fakeTimers, until } from '@adwright/contract/client/timers.fake.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { designMergeRules } from '@adwright/studio/document/merge-rules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDocumentSession, type DocumentSession } from './document-session.ts';
import { pendingStoreOf } from './pending-changes.ts';
import { type FakeServer, fakeServer, fakeStorage } from './testing/fake-server.ts';

const initial = { headline: 'Old', cta: 'Buy', filling: 'x'.repeat(5000) };

let server: FakeServer;
let timers: ReturnType<typeof fakeTimers>;
let storage: Storage;
let count = 0;
beforeEach(() => {
  server = fakeServer();
  timers = fakeTimers();
  storage = fakeStorage();
});

/** A tab; each has its own place in the storage they share. */
async function openTab(change: { told?: (revision: number) => void; schemaVersion?: number } = {}) {
  count += 1;
  let id = 0;
  const tab = `tab-${count}`;
  const session = createDocumentSession({
    port: server.port,
    timers,
    pending: pendingStoreOf('project', tab, () => storage),
    rules: designMergeRules,
    initial,
    schemaVersion: 1,
    newId: () => `${tab}-${(id += 1)}`,
    told: () => {},
    ...change,
  });
  await session.open();
  return session;
}
const write = (session: DocumentSession, words: JsonObject) => session.change({ ...session.get().document, ...words });
const rested = (session: DocumentSession, status = 'saved') => until(() => session.get().status === status);
const stored = () => server.revisions.at(-1)?.document;

async function wait(session: DocumentSession, milliseconds = 600, status = 'saved'): Promise<void> {
  timers.advance(milliseconds);
  await rested(session, status);
}

describe('an open document', () => {
  it('begins with the first change, and is saved in one small step after a pause', async () => {
    const session = await openTab();
    expect(session.get()).toMatchObject({ status: 'saved', revision: 0, document: initial });
    write(session, { headline: 'N' });
    expect(session.get().status).toBe('saving');
    timers.advance(500);
    write(session, { headline: 'New' });
    timers.advance(500);
    expect(server.revisions).toHaveLength(0);
    await wait(session);
    expect(stored()).toEqual({ ...initial, headline: 'New' });
    write(session, { cta: 'Get' });
    await wait(session);
    expect(session.get()).toMatchObject({ status: 'saved', revision: 2 });
    expect(server.sizes.at(-1)).toBeLessThan(100);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('is saved every few seconds while one works on without a pause', async () => {
    const session = await openTab();
    for (let key = 0; key < 100; key += 1) {
      write(session, { headline: `Key ${key}` });
      timers.advance(100);
      await Promise.resolve();
    }
    await until(() => server.revisions.length >= 2);
    expect(server.revisions.length).toBeLessThanOrEqual(3);
  });

  it('has one save under way, and sends what came meanwhile after it', async () => {
    const session = await openTab();
    write(session, { headline: 'A' });
    timers.advance(600);
    write(session, { headline: 'AB' });
    await until(() => server.revisions.length === 1);
    expect(stored()).toMatchObject({ headline: 'A' });
    await until(() => timers.waiting(600) === 1);
    await wait(session);
    expect(stored()).toMatchObject({ headline: 'AB' });
    expect(server.revisions).toHaveLength(2);
  });

  it('says which revision an export shows, and begins a document for it', async () => {
    const session = await openTab();
    expect(await session.saved()).toBe(1);
    write(session, { headline: 'Exported' });
    expect(await session.saved()).toBe(2);
    expect(await session.saved()).toBe(2);
    server.offline = true;
    write(session, { headline: 'Not yet' });
    await expect(session.saved()).rejects.toThrow('offline');
  });

  it('says that the server refused it, and tries again with the next change', async () => {
    const session = await openTab();
    server.fates = ['refused'];
    write(session, { headline: 'Bad' });
    await wait(session, 600, 'failed');
    expect(session.get().problem).toMatchObject({ status: 400 });
    write(session, { headline: 'Good' });
    await wait(session);
    expect(stored()).toMatchObject({ headline: 'Good' });
  });

  it('goes back to an older revision as a new one', async () => {
    const session = await openTab();
    write(session, { headline: 'First' });
    await wait(session);
    write(session, { headline: 'Second' });
    await session.restore(1);
    expect(session.get()).toMatchObject({ status: 'saved', revision: 3, document: { headline: 'First' } });
    expect(server.revisions[1]?.document).toMatchObject({ headline: 'Second' });
  });

  it('is not touched by a page that is older than it', async () => {
    const first = await openTab();
    await first.saved();
    server.version = 2;
    const old = await openTab();
    expect(old.get()).toMatchObject({ status: 'failed', problem: { error: 'document_version' } });
  });
});

describe('a lost connection', () => {
  it('is no conflict when only the answer was lost, and typing went on', async () => {
    const session = await openTab();
    await session.saved();
    server.fates = ['unanswered'];
    write(session, { headline: 'He' });
    await wait(session, 600, 'offline');
    write(session, { headline: 'Hello' });
    timers.advance(2000);
    await until(() => timers.waiting(600) === 1);
    await wait(session);
    expect(server.revisions.map(({ document }) => document['headline'])).toEqual(['Old', 'He', 'Hello']);
  });

  it('is waited out with growing patience', async () => {
    const session = await openTab();
    server.offline = true;
    write(session, { headline: 'Later' });
    await wait(session, 600, 'offline');
    for (const delay of [2000, 4000, 8000, 16_000, 30_000]) {
      await until(() => timers.waiting(delay) === 1);
      timers.advance(delay);
    }
    await until(() => timers.waiting(30_000) === 1);
    server.offline = false;
    await session.refresh();
    await rested(session);
    expect(stored()).toMatchObject({ headline: 'Later' });
  });

  it('loses nothing when the page is closed in the middle of it', async () => {
    const session = await openTab();
    await session.saved();
    server.fates = ['unanswered'];
    server.offline = false;
    write(session, { headline: 'He' });
    await wait(session, 600, 'offline');
    server.offline = true;
    write(session, { headline: 'Hello', cta: 'Go' });
    timers.advance(100);
    // The tab is killed here: nothing of it runs any more. Its storage is all there is.
    server.offline = false;
    const again = await openTab();
    expect(again.get().document).toMatchObject({ headline: 'Hello', cta: 'Go' });
    await until(() => timers.waiting(600) === 1);
    await wait(again);
    expect(again.get().revision).toBe(3);
    expect(stored()).toEqual({ ...initial, headline: 'Hello', cta: 'Go' });
    expect(Object.keys(storage)).toEqual([]);
  });

  it('shows what was left unsaved even without one', async () => {
    const session = await openTab();
    await session.saved();
    server.offline = true;
    write(session, { headline: 'Unsent' });
    session.close();
    const again = await openTab();
    await rested(again, 'offline');
    expect(again.get().document).toMatchObject({ headline: 'Unsent' });
    server.offline = false;
    await again.refresh();
    await rested(again);
    expect(stored()).toMatchObject({ headline: 'Unsent' });
  });

  it('of two tabs loses the changes of neither', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.saved();
    await other.refresh();
    server.offline = true;
    write(one, { headline: 'One' });
    write(other, { cta: 'Other' });
    one.close();
    other.close();
    server.offline = false;
    const again = await openTab();
    await until(() => server.revisions.length === 3);
    await rested(again);
    expect(stored()).toEqual({ ...initial, headline: 'One', cta: 'Other' });
  });
});

describe('two tabs on one document', () => {
  async function twoTabs() {
    const one = await openTab();
    await one.saved();
    return { one, other: await openTab() };
  }

  it('merge what they changed in different places', async () => {
    const { one, other } = await twoTabs();
    write(one, { headline: 'One' });
    write(other, { cta: 'Other' });
    timers.advance(600);
    await rested(one);
    await rested(other);
    expect(stored()).toEqual({ ...initial, headline: 'One', cta: 'Other' });
    expect(server.revisions).toHaveLength(3);
    await one.refresh();
    await other.refresh();
    expect(one.get().document).toEqual(stored());
    expect(other.get().document).toEqual(stored());
  });

  it.each(['mine', 'theirs'] as const)('ask when both changed the same, and keep %s', async (side) => {
    const { one, other } = await twoTabs();
    write(one, { headline: 'Theirs' });
    await wait(one);
    write(other, { headline: 'Mine', cta: 'Also mine' });
    await wait(other, 600, 'conflict');
    expect(stored()).toMatchObject({ headline: 'Theirs' });
    expect(other.get().document).toMatchObject({ headline: 'Mine' });
    // Whoever goes on working while being asked loses nothing of that either.
    write(other, { note: 'More' });
    other.resolve(side);
    await rested(other);
    expect(stored()).toEqual({
      ...initial,
      headline: side === 'mine' ? 'Mine' : 'Theirs',
      cta: 'Also mine',
      note: 'More',
    });
    expect(server.revisions[1]?.document).toMatchObject({ headline: 'Theirs' });
  });

  it('tell each other, and take up what is newer where nothing was changed', async () => {
    const heard: number[] = [];
    const one = await openTab({ told: (revision) => heard.push(revision) });
    await one.saved();
    const other = await openTab();
    write(one, { headline: 'News' });
    await wait(one);
    expect(heard).toEqual([1, 2]);
    await other.refresh();
    expect(other.get()).toMatchObject({ revision: 2, document: { headline: 'News' } });
  });
});
