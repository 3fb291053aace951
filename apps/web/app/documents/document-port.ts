import type { Client } from '@adwright/contract/client/client.ts';
import type { DocumentRevision, PatchOperation } from '@adwright/contract/document/document.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { DocumentKindId } from '@adwright/studio/document/versions.ts';
import type { Stored } from './save-failure.ts';

type Change = { readonly id: string; readonly expected: number };

/** What a session asks of the server about its one document. */
export type DocumentPort = {
  /** Null while nothing was saved yet. */
  load(): Promise<Stored | null>;
  save(
    change: Change & {
      readonly schemaVersion: number;
      readonly content: { readonly patch: readonly PatchOperation[] } | { readonly document: JsonObject };
    },
  ): Promise<{ revision: number; schemaVersion: number }>;
  history(): Promise<readonly DocumentRevision[]>;
  restore(change: Change & { readonly revision: number }): Promise<Stored>;
};

export function documentPort(
  client: Pick<Client, 'call'>,
  { projectId, kind }: { projectId: string; kind: DocumentKindId },
): DocumentPort {
  const quiet = { quiet: true };
  const changeOf = ({ id, expected }: Change) => ({
    project_id: projectId,
    mutation_id: id,
    expected_revision: expected,
  });
  return {
    async load() {
      const {
        revision,
        schema_version: schemaVersion,
        document,
      } = await client.call('documentGet', { project_id: projectId }, quiet);
      return document === null ? null : { revision, schemaVersion, document };
    },
    async save({ schemaVersion, content, ...change }) {
      const body = 'patch' in content ? { patch: [...content.patch] } : content;
      const input = { ...changeOf(change), kind, schema_version: schemaVersion, ...body };
      const saved = await client.call('documentSave', input, quiet);
      return { revision: saved.revision, schemaVersion: saved.schema_version };
    },
    history: async () => (await client.call('documentHistory', { project_id: projectId }, quiet)).list,
    async restore({ revision, ...change }) {
      const answer = await client.call('documentRestore', { ...changeOf(change), revision });
      const { schema_version: schemaVersion, document } = answer;
      return { revision: answer.revision, schemaVersion, document: document ?? {} };
    },
  };
}
