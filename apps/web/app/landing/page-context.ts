import type { Page } from '@adwright/content/page.ts';
import { createContext, use } from 'react';
import type { LandingData } from './landing-loader.ts';
import type { NamedText, SampleAd } from './sample-ad.ts';

export const PageContext = createContext<LandingData | null>(null);

function usePageData(): LandingData {
  const data = use(PageContext);
  if (!data) throw new Error('A block was rendered outside a landing page.');
  return data;
}

/** The page a block stands on. */
export function usePage(): Page {
  return usePageData().page;
}

export function useSampleAd(): SampleAd {
  return usePageData().sample;
}

export function useSampleTexts(): readonly NamedText[] {
  return usePageData().texts;
}
