import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export type BuiltFile = { readonly contentType: string; readonly body: Buffer };

/** Addresses of everything the build wrote, but for its assets: those are many, large, and kept on disk. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** All at once at start, so that a build made while the server runs never mixes with the one it serves. */
export async function readBuild(clientDirectory: string): Promise<BuiltFiles> {
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(clientDirectory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('assets/') && !path.startsWith('.'));
  const files = await Promise.all(
    paths.map(async (path) => {
      const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
      const body = await readFile(join(clientDirectory, path));
      return [addressOf(path), { contentType, body }] as const;
    }),
  );
  return new Map(files);
}

/** `pricing/index.html` is what is served at `/pricing`. */
function addressOf(path: string): string {
  return `/${path.replace(/(?:^|\/)index\.html$/, '')}`;
}
