import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { TextEngine } from '@adwright/domain/engines/text.ts';
import { factsOnPage, type ProductFacts, productFactsPrompt } from '../prompts/product-facts.ts';

/** What a page says about its product, found by a language model in the page's own words. Null when that is nothing. */
export async function readProductFacts(
  page: { url: string; text: string },
  { text, call }: { text: TextEngine; call: EngineCall },
): Promise<ProductFacts | null> {
  const { value } = await text.writeObject(productFactsPrompt(page), call);
  return factsOnPage(value, page);
}
