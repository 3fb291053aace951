import { ApiError } from '@adwright/contract/client/error.ts';
import { applyPatch } from '@adwright/contract/document/apply-patch.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { DocumentPort } from '../document-port.ts';

type Revision = { readonly document: JsonObject; readonly id: string };

/** How the next save goes: it never arrives, it arrives and its answer does not, or it is refused. */
type Fate = 'lost' | 'unanswered' | 'refused';

export type FakeServer = {
  readonly port: DocumentPort;
  readonly revisions: Revision[];
  /** Bytes of every save that was tried. */
  readonly sizes: number[];
  fates: Fate[];
  offline: boolean;
  version: number;
};

/** The server's rules about one document, without a server. */
export function fakeServer(): FakeServer {
  const server: FakeServer = {
    revisions: [],
    sizes: [],
    fates: [],
    offline: false,
    version: 1,
    port: undefined as never,
  };
  const newest = () => server.revisions.at(-1);
  const current = () => ({
    revision: server.revisions.length,
    schema_version: server.version,
    document: newest()?.document ?? {},
  });
  const unreachable = () => new ApiError({ kind: 'network', message: 'unreachable' });
  const port: DocumentPort = {
    async load() {
      if (server.offline) throw unreachable();
      const { revision, schema_version: schemaVersion, document } = current();
      return revision === 0 ? null : { revision, schemaVersion, document };
    },
    async save({ id, expected, schemaVersion, content }) {
      server.sizes.push(JSON.stringify(content).length);
      const fate = server.fates.shift();
      await Promise.resolve();
      if (server.offline || fate === 'lost') throw unreachable();
      if (fate === 'refused') throw new ApiError({ kind: 'refused', status: 400, message: 'no' });
      const repeated = server.revisions.findIndex((one) => one.id === id) + 1;
      if (repeated > 0) return { revision: repeated, schemaVersion };
      if (expected !== server.revisions.length)
        throw new ApiError({
          kind: 'refused',
          status: 409,
          error: 'document_conflict',
          message: '',
          current: current(),
        });
      const document = 'patch' in content ? applyPatch(newest()?.document ?? {}, content.patch) : content.document;
      server.revisions.push({ document: JSON.parse(JSON.stringify(document)) as JsonObject, id });
      if (fate === 'unanswered') throw unreachable();
      return { revision: server.revisions.length, schemaVersion };
    },
    history: async () => [],
    async restore({ id, revision }) {
      const { document } = server.revisions[revision - 1] as Revision;
      server.revisions.push({ document, id });
      return { revision: server.revisions.length, schemaVersion: server.version, document };
    },
  };
  return Object.assign(server, { port });
}

/** A browser's storage, whose entries are its own members as the real one's are. */
export function fakeStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}
