import { brand } from '@adwright/contract/brand.ts';
import { extensionZipPath } from '@adwright/contract/collection/extension.ts';
import { manifestFor, siteFile } from '@adwright/contract/collection/extension-files.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { ExportedFile } from '@adwright/domain/accounts/export-everything.ts';
import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendZip } from '../send-zip.ts';

const folder = fileURLToPath(new URL('../../../../extension/build/files/', import.meta.url));

/** The extension for this very installation: it knows where to send what it saves, so nobody has to type an address. */
export function extensionZipRoute(app: FastifyInstance, publicUrl: string | null): void {
  app.get(extensionZipPath, { exposeHeadRoute: false }, async (request, reply) => {
    const own = publicUrl ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(own)) throw new AppError('invalid_input');
    const paths = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    // Only where the product was never built.
    if (paths.length === 0) throw new AppError('not_found');
    const files = paths.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return sendZip(reply, `${brand.name.toLowerCase()}-extension.zip`, filesFor(files, new URL(own).origin));
  });
}

async function* filesFor(files: readonly string[], origin: string): AsyncGenerator<ExportedFile> {
  // A day that never changes: the same build is the same file.
  const changedAt = new Date(Date.UTC(2026, 0, 1));
  for (const path of files) {
    const name = relative(folder, path);
    const body = await readFile(path);
    yield { name, changedAt, content: name === 'manifest.json' ? manifestFor(body.toString(), origin) : body };
  }
  const { name, text } = siteFile(origin);
  yield { name, changedAt, content: text };
}
