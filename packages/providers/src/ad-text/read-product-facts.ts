import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { TextEngine } from '@adwright/domain/engines/text.ts';
import { type ProductFacts, productFactsPrompt } from '../prompts/product-facts.ts';

/** What a page says about its product, read by a language model. Null when it could not be kept to what the page says. */
export async function readProductFacts(
  page: { url: string; text: string },
  { text, call }: { text: TextEngine; call: EngineCall },
): Promise<{ facts: ProductFacts; engine: string } | null> {
  const { value: facts, engine, issues } = await text.writeObject(productFactsPrompt(page), call);
  return issues.length > 0 ? null : { facts, engine };
}
