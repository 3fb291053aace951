import { loadPage } from '@adwright/content/load-page.ts';
import { pageByPath } from '@adwright/content/pages.ts';
import { toolCredits } from '@adwright/content/tool-prices.ts';
import { localeCodes } from '@adwright/i18n/locales.ts';
import { catalog } from '@adwright/tools/catalog.ts';
import { type ToolId, tools } from '@adwright/tools/registry.ts';
import { expect, it } from 'vitest';

const product = { title: 'Desk lamp' };
const picture = 'sample:mug:scene';

/** The run each price of the pricing page is the price of. A tool that is not listed here does not compile. */
const runs = {
  'video-ad': { product, length: 15, ratios: ['9:16'] },
  'product-to-video': { pictures: [picture], seconds: 8, ratios: ['9:16'] },
  'avatar-video': { avatar: 'person:mara:amber-knit', script: 'Meet our new lamp.', voice: 'en-olivia' },
  'talking-photo': { photo: picture, script: 'Meet our new lamp.', voice: 'en-olivia', consent: true },
  'lip-sync': {
    video: '00000000-0000-4000-8000-000000000000',
    script: 'Meet our new lamp.',
    voice: 'en-olivia',
    consent: true,
  },
  'video-translation': {
    mode: 'dub',
    video: '00000000-0000-4000-8000-000000000000',
    languages: ['de'],
    lines: [{ id: 'line-1', start: 0, end: 15, text: 'Meet our lamp.', said: { de: 'Unsere Lampe.' } }],
  },
  'image-ad': { mode: 'wall', product, count: 12 },
  'image-ad-clone': { mode: 'clone', reference: picture, product },
  'product-image': { picture, backdrops: [{ kind: 'scene', scene: 'arch' }] },
  'background-removal': { pictures: [{ picture }] },
  'image-resizer': { picture },
  'gif-banner': { product },
  banner: { product },
  poster: { product },
  'display-ad': { product, click_url: 'example.com' },
  'ad-copy': { brief: { product: 'Desk lamp' }, count: 10 },
  'ppc-preview': {
    business: 'Kestrel',
    url: 'example.com',
    headlines: [{ text: 'Kestrel lamps' }, { text: 'Warm light' }, { text: 'Made of steel' }],
    descriptions: [{ text: 'A lamp that dims to 2 percent.' }, { text: 'Free returns for 30 days.' }],
  },
  'id-photo': { photo: picture },
  'qr-code': { content: { type: 'text', text: 'Hello' } },
} satisfies Record<ToolId, object>;

it('has a price for every tool, in the order of the sidebar', () => {
  expect(Object.keys(toolCredits)).toEqual(tools.map(({ id }) => id));
});

it.each(tools.map(({ id }) => id))('names on the pricing page what a run of %s really costs', (id) => {
  const { price, input } = catalog[id];
  expect(toolCredits[id]).toBe(price(input.parse(runs[id])));
});

it.each(localeCodes)('calls every tool what the dashboard calls it, in %s', async (locale) => {
  const entry = pageByPath('/pricing');
  if (!entry) throw new Error('There is no pricing page');
  const { blocks } = await loadPage(entry, locale);
  const shown = blocks.flatMap((block) => (block.kind === 'pricing' ? block.calculator.items : []));
  const words = await Promise.all(tools.map(({ messages }) => messages(locale)));
  const named = words.map((one) => (one as { default: { section: { name: string } } }).default.section.name);
  expect(shown.map(({ name }) => name)).toEqual(named);
});
