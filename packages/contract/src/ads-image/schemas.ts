import { ParseUrlInput, ProductPage } from '../product/product-page.ts';
import { AdsProductImageInput, AdsImageListQuery } from './ads-image.ts';
import { ListedRun, RunQueued, RunId, Run } from '../run/run.ts';
import { pageOf } from '../paging.ts';
import { Nothing } from '../nothing.ts';
import { RemainCount } from '../project/project.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { adsImageCalls } from './calls.ts';
import { ImageAdCloneCreateInput } from './image-ad-clone.ts';
import { ImageAdCreateInput } from './image-ad.ts';

export const adsImageSchemas = {
  aiAdsImageParseUrl: { input: ParseUrlInput, output: ProductPage },
  aiAdsImageCreate: { input: ImageAdCreateInput, output: RunQueued },
  aiAdsImageClone: { input: ImageAdCloneCreateInput, output: RunQueued },
  aiAdsImageProductImage: { input: AdsProductImageInput, output: RunQueued },
  aiAdsImageGet: { input: RunId, output: Run },
  aiAdsImageList: { input: AdsImageListQuery, output: pageOf(ListedRun) },
  aiAdsImageRemainCount: { input: Nothing, output: RemainCount },
} as const satisfies CallSchemas<typeof adsImageCalls>;
