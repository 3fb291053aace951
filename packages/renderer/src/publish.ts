import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm } from 'node:fs/promises';

/** Moves a finished file to its name at once, from another disk too: nobody ever reads half of it. */
export async function publish(finished: string, file: string): Promise<void> {
  try {
    await rename(finished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const beside = `${file}.${randomUUID()}.part`;
    try {
      await copyFile(finished, beside);
      await rename(beside, file);
    } catch (problem) {
      await rm(beside, { force: true });
      throw problem;
    }
    await rm(finished, { force: true });
  }
}
