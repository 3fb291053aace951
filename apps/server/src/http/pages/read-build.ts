import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';

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

/** So many are read in a few milliseconds; then whoever asks is served first. */
const atATime = 40;

/**
 * Found at start and read when first asked for, or else in the moments after, so that a build made while the server runs
 * never mixes with the one it serves, and nobody waits for what they did not ask for.
 */
export function readBuild(clientDirectory: string): BuiltFiles {
  const files = new Map<string, BuiltFile>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(clientDirectory, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (path === 'assets' || path.startsWith('.')) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) files.set(addressOf(path), fileAt(join(clientDirectory, path)));
    }
  };
  visit('');
  readOn(files.values());
  return files;
}

function fileAt(path: string): BuiltFile {
  let body: Buffer | undefined;
  return {
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    get body() {
      return (body ??= readFileSync(path));
    },
  };
}

function readOn(files: Iterator<BuiltFile>): void {
  setImmediate(() => {
    for (let read = 0; read < atATime; read += 1) {
      const { value, done } = files.next();
      if (done) return;
      void value.body;
    }
    readOn(files);
  });
}

/** `pricing/index.html` is what is served at `/pricing`. */
function addressOf(path: string): string {
  return `/${path.replace(/(?:^|\/)index\.html$/, '')}`;
}
