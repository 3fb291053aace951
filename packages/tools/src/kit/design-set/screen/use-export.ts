import type { ExportedDocument } from '@adwright/contract/run/run.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import { useState } from 'react';
import type { DocumentSession } from '../../form/screen/tool-host.ts';

/** Starts a run that makes files of the set, once the server has everything that is in it. */
export function useExport<Input>(
  session: DocumentSession | null,
  projectId: string,
  onRun: (input: Input, document: ExportedDocument) => void,
) {
  const [saving, setSaving] = useState(false);
  async function start(open: DocumentSession, inputOf: (set: ImageAdSet) => Input): Promise<void> {
    setSaving(true);
    try {
      const revision = await open.saved();
      // Saving may have met what somebody else saved: the files show what came of both.
      onRun(inputOf(open.get().document as ImageAdSet), { project_id: projectId, revision });
    } catch {
      // The status beside it says what stands in the way.
    }
    setSaving(false);
  }
  function exportSet(inputOf: (set: ImageAdSet) => Input): void {
    if (session !== null) void start(session, inputOf);
  }
  return { saving, exportSet };
}
