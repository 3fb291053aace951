import { brand } from '@adwright/contract/brand.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { assertFolder } from '@adwright/domain/collection/assert-folder.ts';
import { exportAds } from '@adwright/domain/collection/export-ads.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { sendZip } from '../send-zip.ts';
import { FileParams, FileQuery } from './files.ts';

export const adsExportPath = '/exports/ads/:id/:name';

type ExportRequest = FastifyRequest<{ Params: z.output<typeof FileParams>; Querystring: z.output<typeof FileQuery> }>;

/** The folder stands in the file's name, which is signed: `adwright-ads-<folder>.zip`. */
const prefix = `${brand.name.toLowerCase()}-ads`;
const nameOf = (folder: string | undefined): string =>
  folder === undefined ? `${prefix}.zip` : `${prefix}-${folder}.zip`;
const folderOf = (name: string): string | undefined => name.slice(prefix.length + 1, -'.zip'.length) || undefined;

/** A person's saved ads as a ZIP, written as it is downloaded. The signature is the permission. */
export function collectionExportRoutes(api: Api, app: FastifyInstance, deps: Deps): void {
  api.implement('savedAdExport', async ({ input: { folder }, caller: { userId } }) => {
    if (folder !== undefined && folder !== 'none') await assertFolder(deps, userId, folder);
    return { url: deps.links.sign({ id: userId, name: nameOf(folder) }).replace('/files/', '/exports/ads/') };
  });
  const schema = { params: FileParams, querystring: FileQuery };
  app.get(adsExportPath, { schema, exposeHeadRoute: false }, (request: ExportRequest, reply) => {
    const { id, name } = request.params;
    const { expires, signature } = request.query;
    if (!name.startsWith(prefix) || !deps.links.verify({ id, name, expires, signature }))
      throw new AppError('forbidden');
    return sendZip(reply, `${prefix}.zip`, exportAds(deps, { userId: id, folder: folderOf(name), now: deps.clock() }));
  });
}
