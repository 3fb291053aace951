import type { CallSchemas } from '../call-schemas.ts';
import { pageOf } from '../paging.ts';
import { ListedRun, RunQueued } from '../run/run.ts';
import type { adsVideoCalls } from './calls.ts';
import { AdsProductVideoInput, AdsVideoListQuery } from './product-video.ts';
import { TalkingProductInput } from './talking-product.ts';

export const adsVideoSchemas = {
  aiAdsVideoProduct: { input: AdsProductVideoInput, output: RunQueued },
  aiAdsVideoTalking: { input: TalkingProductInput, output: RunQueued },
  aiAdsVideoList: { input: AdsVideoListQuery, output: pageOf(ListedRun) },
} as const satisfies CallSchemas<typeof adsVideoCalls>;
