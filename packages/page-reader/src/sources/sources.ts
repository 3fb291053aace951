import type { Clues } from '../extract/clues.ts';
import type { Found } from '../extract/found.ts';
import type { Page } from '../html/page.ts';
import { readJsonLd } from './json-ld.ts';
import { readMagento } from './magento.ts';
import { readMarketplace } from './marketplace.ts';
import { readMetaTags } from './meta-tags.ts';
import { readMicrodata } from './microdata.ts';
import { readPlain } from './plain.ts';
import { readPrestaShop } from './prestashop.ts';
import { readShopify } from './shopify.ts';
import { readSiteBuilder } from './site-builder.ts';
import { readState } from './state.ts';
import { readWooCommerce } from './woocommerce.ts';

/** Everything that can be asked about a page. A new shop system is one file and one line here. */
export const sources: readonly ((page: Page, clues: Clues) => readonly Found[])[] = [
  readJsonLd,
  readMicrodata,
  readShopify,
  readWooCommerce,
  readMagento,
  readPrestaShop,
  readMarketplace,
  readSiteBuilder,
  readState,
  (page, clues) => [readMetaTags(page, clues)],
  (page, clues) => [readPlain(page, clues)],
];
