import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(?:js|css|svg)$/;

/** Leaves every text asset compressed beside itself, as small as it gets: the server then never compresses one. */
export async function compressAssets(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, 'assets');
  const names = (await readdir(assets)).filter((name) => worthIt.test(name));
  await Promise.all(
    names.map(async (name) => {
      const body = await readFile(join(assets, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(body, { params }));
      await writeFile(join(assets, `${name}.gz`), await promisify(gzip)(body, { level: 9 }));
    }),
  );
}

/** Names this build for pages that are still open from an earlier one. The route manifest's hash covers all scripts. */
export async function writeBuildId(clientDirectory: string): Promise<void> {
  const names = await readdir(join(clientDirectory, 'assets'));
  const id = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find((found) => found !== undefined);
  if (id === undefined) throw new Error('The build has no route manifest.');
  await writeFile(join(clientDirectory, 'build.json'), JSON.stringify({ id }));
}
