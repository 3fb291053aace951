import { join } from 'node:path';
import type { WorkFolder, WorkFolders } from '../assets/ports.ts';
import { isUsableName, storedName } from '../assets/stored-name.ts';

/** The temporary files of one attempt: made when the first is asked for, gone when the attempt ends. */
export type AttemptFolder = {
  temporaryFile(name: string): Promise<string>;
  remove(): Promise<void>;
};

export function createAttemptFolder(folders: WorkFolders): AttemptFolder {
  let opened: Promise<WorkFolder> | undefined;
  let over = false;
  return {
    async temporaryFile(name) {
      // A job that does not listen to its signal must not fill the disk after its end.
      if (over) throw new Error('the attempt is over');
      if (!isUsableName(name)) throw new Error(`unusable file name: ${name}`);
      opened ??= folders.open();
      return join((await opened).path, storedName(name));
    },
    async remove() {
      over = true;
      await (await opened)?.remove();
    },
  };
}
