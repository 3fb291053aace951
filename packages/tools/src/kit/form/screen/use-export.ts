import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { ExportedDocument } from '@adwright/contract/run/run.ts';
import { useState } from 'react';
import type { DocumentSession } from './tool-host.ts';

/** Starts a run that makes files of a document, once the server has everything that is in it. */
export function useExport<Input>(
  session: DocumentSession | null,
  projectId: string,
  onRun: (input: Input, document: ExportedDocument) => void,
) {
  const [saving, setSaving] = useState(false);
  async function start(open: DocumentSession, inputOf: (document: JsonObject) => Input): Promise<void> {
    setSaving(true);
    try {
      const revision = await open.saved();
      // Saving may have met what somebody else saved: the files show what came of both.
      onRun(inputOf(open.get().document), { project_id: projectId, revision });
    } catch {
      // The status beside it says what stands in the way.
    }
    setSaving(false);
  }
  function exportDocument(inputOf: (document: JsonObject) => Input): void {
    if (session !== null) void start(session, inputOf);
  }
  return { saving, exportDocument };
}
