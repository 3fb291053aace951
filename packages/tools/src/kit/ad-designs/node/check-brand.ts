import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { nodeMeasurer } from '@adwright/renderer/node-host.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { type BrandFinding, brandFindings } from '../plan/brand-findings.ts';

/** What a finished file says of its brand, for whoever ordered it without a screen. */
export function checkBrand(creative: Creative, brand: BrandRules | null | undefined): BrandFinding[] {
  return brand ? brandFindings(layoutCreative(creative, nodeMeasurer), brand) : [];
}
