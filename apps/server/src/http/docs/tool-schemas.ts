import { endpoints } from '@adwright/contract/endpoints.ts';
import type { CatalogTool } from '@adwright/tools/catalog.ts';
import { schemaOf } from './json-schema.ts';
import type { Content, JsonSchema, OpenApi } from './openapi-types.ts';

export type DescribedTools = Readonly<
  Record<string, Pick<CatalogTool, 'id' | 'input' | 'output' | 'example' | 'call'>>
>;

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What every tool takes and gives, by its id. */
export function toolComponents(tools: DescribedTools): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.values(tools).flatMap(({ id, input, output, example }): [string, JsonSchema][] => [
      [`${id}.input`, { ...schemaOf(input, 'input'), examples: [example] }],
      [`${id}.output`, schemaOf(output, 'output')],
    ]),
  );
}

/** The contract knows of a run only that it has an input; here each tool says its own. */
export function describeToolRuns(paths: OpenApi['paths'], tools: DescribedTools): void {
  const all = Object.values(tools);
  const { toolRun, toolQuote, toolRunGet } = endpoints;
  describeBody(
    paths[toolRun.path]?.post?.requestBody?.content,
    all.filter(({ call }) => call === undefined),
  );
  describeBody(paths[toolQuote.path]?.post?.requestBody?.content, all);
  const answer = paths[toolRunGet.path]?.get?.responses['200'];
  if (answer)
    answer.description += `. \`output\` is as the run's tool says: ${all.map(({ id }) => `\`${id}.output\``).join(', ')}.`;
}

function describeBody(content: Content | undefined, tools: readonly DescribedTools[string][]): void {
  const json = content?.['application/json'];
  if (json === undefined) return;
  json.schema = {
    oneOf: tools.map(({ id }) => ({
      type: 'object',
      properties: { tool: { const: id }, input: refTo(`${id}.input`) },
      required: ['tool', 'input'],
    })),
  };
}
