import { ParseUrlInput, ProductPage } from '../product/product-page.ts';
import { AdsImageCreateInput, AdsImageCloneInput, AdsProductImageInput, AdsImageListQuery } from './ads-image.ts';
import { RunQueued, RunId, Run } from '../run/run.ts';
import { pageOf } from '../paging.ts';
import { Nothing } from '../nothing.ts';
import { RemainCount } from '../project/project.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { adsImageCalls } from './calls.ts';

export const adsImageSchemas = {
  aiAdsImageParseUrl: { input: ParseUrlInput, output: ProductPage },
  aiAdsImageCreate: { input: AdsImageCreateInput, output: RunQueued },
  aiAdsImageClone: { input: AdsImageCloneInput, output: RunQueued },
  aiAdsImageProductImage: { input: AdsProductImageInput, output: RunQueued },
  aiAdsImageGet: { input: RunId, output: Run },
  aiAdsImageList: { input: AdsImageListQuery, output: pageOf(Run) },
  aiAdsImageRemainCount: { input: Nothing, output: RemainCount },
} as const satisfies CallSchemas<typeof adsImageCalls>;
