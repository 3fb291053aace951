import { shortName } from '@adwright/contract/product/short-name.ts';
import { ProductInput } from '@adwright/contract/product/product.ts';
import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import { wordsWithin } from '@adwright/contract/words-within.ts';

/** What a page said, cut to what a product holds. */
export function productFromPage(page: ProductPage): ProductInput {
  return ProductInput.parse({
    title: shortName(page.title.trim() || new URL(page.url).hostname, 160),
    description: wordsWithin(page.description, 5000),
    price: page.price,
    currency: /^[A-Za-z]{3}$/.test(page.currency ?? '') ? page.currency : '',
    url: page.url,
    brand: shortName(page.brand, 120),
    benefits: page.benefits
      .filter((benefit) => benefit.trim() !== '')
      .map((benefit) => shortName(benefit, 160))
      .slice(0, 12),
    images: page.images.map(({ url }) => url).slice(0, 20),
    videos: page.videos.filter((url) => /^https?:/.test(url)).slice(0, 10),
    logo: page.logo,
    colors: page.colors.filter((colour) => /^#[0-9a-f]{6}$/i.test(colour)).slice(0, 12),
  });
}
