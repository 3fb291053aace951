import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { errorMeta } from '../shell/error-meta.ts';
import type { LandingData } from './landing-loader.ts';
import type { RootData } from '../root-data.ts';

type LandingMetaArgs = {
  loaderData: LandingData | undefined;
  matches: readonly [{ loaderData: RootData | undefined }, ...unknown[]];
  error?: unknown;
};

export function landingMeta({ loaderData, matches, error }: LandingMetaArgs): MetaDescriptor[] {
  const root = matches[0].loaderData;
  return loaderData ? pageMeta(loaderData.page, root) : errorMeta(error, root);
}
