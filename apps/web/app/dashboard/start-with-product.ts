import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { ToolId } from '@adwright/tools/registry.ts';

type Start = (product: AdProductInput) => object;

/** Longer is a description of it rather than its name. */
const longestName = 120;

const asProduct: Start = (product) => ({ product: { ...product, title: product.title.slice(0, longestName) } });

/** How each tool that can begin with a product takes it into its fields. */
const starts: Readonly<Partial<Record<ToolId, Start>>> = {
  'image-ad': (product) =>
    product.title.length > longestName ? { product: null, text: product.title } : asProduct(product),
  'image-ad-clone': asProduct,
  'gif-banner': asProduct,
  banner: asProduct,
  poster: asProduct,
  'display-ad': (product) => ({ ...asProduct(product), ...(product.url !== '' && { click_url: product.url }) }),
  'product-image': ({ title, pictures }) => (pictures[0] === undefined ? {} : { picture: pictures[0], title }),
  'qr-code': ({ url }) => (url === '' ? {} : { content: { type: 'url', url } }),
  'ppc-preview': ({ title, brand, url }) => ({ business: (brand || title).slice(0, 25), url }),
  'ad-copy': (product) => ({ brief: briefOf(product) }),
};

export function startWithProduct(tool: ToolId, product: AdProductInput): object | undefined {
  return starts[tool]?.(product);
}

function briefOf({ title, description, benefits, audience, price, currency }: AdProductInput): object {
  return {
    product: title.slice(0, longestName),
    description: title.length > longestName ? title : description.slice(0, 2000),
    benefits: benefits.slice(0, 8),
    audience: audience.slice(0, 160),
    price: price === null ? '' : `${price} ${currency}`.trim(),
  };
}
