import { brand } from '@adwright/contract/brand.ts';
import type { FastifyInstance } from 'fastify';
import { compression } from '../compression.ts';
import { docsPage } from '../docs/docs-page.ts';
import { openApiDocument } from '../docs/openapi.ts';
import type { DescribedTools } from '../docs/tool-schemas.ts';
import { sendSmallPage } from '../small-page.ts';

export const openApiPath = '/api/openapi.json';
export const docsPath = '/api/docs';

/** Made when somebody first reads them: two hundred calls in JSON Schema would take a tenth of every start. */
export function docsRoutes(app: FastifyInstance, version: string, tools: DescribedTools): void {
  let made: { readonly page: ReturnType<typeof docsPage>; readonly body: string } | undefined;
  const docs = () => {
    if (made !== undefined) return made;
    const document = openApiDocument(version, tools);
    made = { page: docsPage(document), body: JSON.stringify(document) };
    return made;
  };
  const options = { compress: compression };
  app.get(openApiPath, options, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(docs().body),
  );
  app.get(docsPath, options, async (_request, reply) => sendSmallPage(reply, `${brand.name} API`, docs().page));
}
