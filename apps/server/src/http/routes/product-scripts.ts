import { AppError } from '@adwright/contract/errors.ts';
import type { GenerateScriptsInput, GenerateScriptsOutput } from '@adwright/contract/product/script.ts';
import { assertWritable } from '@adwright/copywriter/assert-writable.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { briefOfProduct, type ProductFacts } from '@adwright/copywriter/scripts/brief-of-product.ts';
import { writeScripts } from '@adwright/copywriter/scripts/write-scripts.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { TextEngine } from '@adwright/domain/engines/text.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { writeVideoScripts } from '@adwright/providers/ad-text/write-video-scripts.ts';
import { orBuiltin } from '@adwright/providers/or-builtin.ts';
import type { VideoScriptOrder } from '@adwright/providers/prompts/video-script.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function productScriptRoutes(api: Api, deps: Deps): void {
  api.implement('productGenerateScripts', async ({ input, caller, locale, signal }) => {
    const product = await factsFor(input, caller.userId, deps);
    const wanted = input.language ?? locale;
    const language = languageOf(wanted);
    const tag = localeOf(language ?? locale).tag;
    const brief = briefOfProduct(product, { audience: input.audience, tag });
    assertWritable({ brief, language: wanted });
    const order = { ...input, brief, language: language ?? locale };
    const call = { userId: caller.userId, runId: null, signal };
    return orBuiltin(
      deps.engines.text,
      call,
      (text) => writeElsewhere(order, text, call),
      () => writeHere(order),
    );
  });
}

/** What was said in the call itself goes before what is kept. */
async function factsFor(input: GenerateScriptsInput, userId: string, deps: Deps): Promise<ProductFacts> {
  const { product_id: id, title, description, benefits, price, currency, audience } = input;
  if (title !== undefined && title !== '') {
    const lines = benefits.split('\n').filter((line) => line.trim() !== '');
    return { title, description, benefits: lines, audience, price: price ?? null, currency: currency.toUpperCase() };
  }
  if (id === undefined) throw new AppError('invalid_input', {}, [{ path: 'product_id', message: 'or a title' }]);
  const product = await deps.work.stores.products.ofUser(userId, id);
  if (product === null) throw new AppError('not_found');
  return product;
}

type Order = GenerateScriptsInput & Pick<VideoScriptOrder, 'brief'> & { readonly language: LocaleCode };

/** The same question has the same answer: asking again for other scripts means asking with another seed. */
function seedFor({ seed, product_id: productId, title, framework, audience }: Order): number {
  return seed ?? seedOf(`${productId ?? title} ${framework ?? ''} ${audience}`);
}

async function writeHere(order: Order): Promise<GenerateScriptsOutput> {
  return writeScripts(order.brief, order, await loadPack(order.language), seedFor(order));
}

async function writeElsewhere(order: Order, text: TextEngine, call: EngineCall): Promise<GenerateScriptsOutput> {
  const { framework, length, ...rest } = order;
  const asked = { ...rest, length, ...(framework !== undefined && { framework }) };
  const { scripts, engine } = await writeVideoScripts(asked, { text, call });
  if (scripts.length === 0) throw new AppError('bad_gateway');
  return {
    engine,
    seed: seedFor(order),
    scripts: scripts.map((script) => ({ ...script, framework: framework ?? '', angle: '', length })),
  };
}
