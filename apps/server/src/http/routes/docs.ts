import { brand } from '@adwright/contract/brand.ts';
import type { FastifyInstance } from 'fastify';
import { docsPage } from '../docs/docs-page.ts';
import { openApiDocument } from '../docs/openapi.ts';
import type { DescribedTools } from '../docs/tool-schemas.ts';
import { sendSmallPage } from '../small-page.ts';

export const openApiPath = '/api/openapi.json';
export const docsPath = '/api/docs';

export function docsRoutes(app: FastifyInstance, version: string, tools: DescribedTools): void {
  const document = openApiDocument(version, tools);
  const page = docsPage(document);
  const body = JSON.stringify(document);
  const options = { exposeHeadRoute: false, compress: {} };
  app.get(openApiPath, options, async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  app.get(docsPath, options, async (_request, reply) => sendSmallPage(reply, `${brand.name} API`, page));
}
