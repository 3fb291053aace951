import { TemplateListQuery, Template } from './template.ts';
import { pageOf } from '../paging.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { templateCalls } from './calls.ts';

export const templateSchemas = {
  templateList: { input: TemplateListQuery, output: pageOf(Template) },
} as const satisfies CallSchemas<typeof templateCalls>;
