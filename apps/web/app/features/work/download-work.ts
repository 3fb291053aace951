import type { ListedProject } from '@adwright/contract/project/project.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import { arrangeOutputs, isArchive } from '@adwright/tools/arrange-outputs.ts';
import { toolNamed } from '@adwright/tools/registry.ts';

/** What taking a piece of work away means: its archive where it has one, else each of its files. */
export function filesToTake({ tool, outputs }: Pick<ListedProject, 'tool' | 'outputs'>): readonly RunAsset[] {
  const { files } = arrangeOutputs(toolNamed(tool), outputs);
  const archive = files.find(isArchive);
  return archive === undefined ? files : [archive];
}

/** A browser drops a download that begins in the same breath as another. */
const apartMs = 300;

export async function downloadFiles(files: readonly RunAsset[]): Promise<void> {
  for (const { url, name } of files) {
    const link = document.createElement('a');
    link.href = `${url}&download=1`;
    link.download = name;
    link.click();
    await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
}
