import { AppError } from '@adwright/contract/errors.ts';
import { brand } from '@adwright/contract/brand.ts';
import { exportEverything } from '@adwright/domain/accounts/export-everything.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { sendZip } from '../send-zip.ts';
import { FileParams, FileQuery } from './files.ts';

export const exportPath = '/exports/:id/:name';

const fileName = `${brand.name.toLowerCase()}-export.zip`;

type ExportRequest = FastifyRequest<{ Params: z.output<typeof FileParams>; Querystring: z.output<typeof FileQuery> }>;

/**
 * Everything a person owns, written as it is downloaded: there is no file to wait for, to keep or to clear away, and
 * what is read is what there is now. The signature is the permission, as it is for files.
 */
export function exportRoutes(api: Api, app: FastifyInstance, deps: Deps): void {
  api.implement('userExport', async ({ caller: { userId }, device }) => {
    await deps.work.stores.activity.add({ userId, kind: 'data_exported', at: deps.clock(), device });
    return { url: deps.links.sign({ id: userId, name: fileName }).replace('/files/', '/exports/') };
  });
  const schema = { params: FileParams, querystring: FileQuery };
  app.get(exportPath, { schema, exposeHeadRoute: false }, (request: ExportRequest, reply) =>
    sendExport(deps, request, reply),
  );
}

async function sendExport(deps: Deps, request: ExportRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id, name } = request.params;
  const { expires, signature } = request.query;
  if (name !== fileName || !deps.links.verify({ id, name, expires, signature })) throw new AppError('forbidden');
  return sendZip(reply, fileName, exportEverything(deps, id, deps.clock()));
}
