import fastifyStatic from '@fastify/static';
import type { Template, TemplateListQuery } from '@adwright/contract/template/template.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { translator } from '@adwright/i18n/translator.ts';
import type { FastifyInstance } from 'fastify';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Api } from '../api.ts';

const previewsPath = '/template-previews/';
const studio = dirname(fileURLToPath(import.meta.resolve('@adwright/studio/package.json')));

export function templateRoutes(api: Api): void {
  api.implement('templateList', async ({ input, locale }) => {
    const wanted = (await templatesIn(locale)).filter((template) => matches(template, input));
    const start = (input.page - 1) * input.page_size;
    const { page, page_size } = input;
    return { list: wanted.slice(start, start + page_size), total: wanted.length, page, page_size };
  });
}

/** Pictures and clips of the templates, rendered by the studio itself; the same for everybody. */
export async function templatePreviews(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(studio, 'previews'),
    prefix: previewsPath,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}

/** The studio is loaded with the first question about its templates. */
async function templatesIn(locale: LocaleCode): Promise<Template[]> {
  const [{ templateCatalogue }, t] = await Promise.all([
    import('@adwright/studio/templates/catalogue.ts'),
    translator(locale, 'templates'),
  ]);
  const addressOf = (file: string) => previewsPath + file.replace(/^previews\//, '');
  return templateCatalogue().map(({ id, kind, category, ratio, seconds, slots, picture, clip }) => ({
    id,
    name: t(`names.${id}`),
    kind: kind === 'video' ? 'video' : 'image',
    category,
    category_name: t(`categories.${category}`),
    ratio,
    seconds: seconds ?? null,
    slots: slots.map(String),
    preview_image: addressOf(picture),
    preview_clip: clip === undefined ? null : addressOf(clip),
  }));
}

function matches(template: Template, { kind, category, keyword }: TemplateListQuery): boolean {
  if (kind !== undefined && template.kind !== kind) return false;
  if (category !== undefined && template.category !== category) return false;
  return !keyword || `${template.name} ${template.category_name}`.toLowerCase().includes(keyword.toLowerCase());
}
