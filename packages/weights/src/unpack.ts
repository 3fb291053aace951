import { extract, list } from 'tar';

/** A package's tarball has one folder at its top, mostly but not always called `package`. */
const inPackage = (path: string): string => path.slice(path.indexOf('/') + 1);

/** Only the wanted files, by their paths in the package. */
export async function unpack(tarball: string, wanted: readonly string[], into: string): Promise<void> {
  const names = new Set(wanted);
  await extract({
    file: tarball,
    cwd: into,
    strip: 1,
    // A link could point anywhere.
    filter: (path, entry) =>
      names.has(inPackage(path)) && 'type' in entry && entry.type !== 'SymbolicLink' && entry.type !== 'Link',
  });
}

export async function listFiles(tarball: string): Promise<string[]> {
  const files: string[] = [];
  await list({
    file: tarball,
    onReadEntry: (entry) => {
      if (entry.type === 'File' || entry.type === 'OldFile') files.push(inPackage(entry.path));
    },
  });
  return files;
}
