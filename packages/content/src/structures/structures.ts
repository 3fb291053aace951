import type { StructureName } from '../pages.ts';
import { adCopy } from './ad-copy.ts';
import { extension } from './extension.ts';
import { home } from './home.ts';
import { introduction } from './introduction.ts';
import { legal } from './legal.ts';
import { library } from './library.ts';
import { pricing } from './pricing.ts';
import type { Structure } from './structure.ts';
import { tracker } from './tracker.ts';
import { textGenerator } from './text-generator.ts';

/** A structure asks for the words of its own pages; which page has which is settled by the list in `pages.ts`. */
export const structures: Record<StructureName, Structure> = {
  home: home as Structure,
  pricing: pricing as Structure,
  legal: legal as Structure,
  'ad-copy': adCopy as Structure,
  'text-generator': textGenerator,
  introduction,
  library,
  tracker,
  extension: extension as Structure,
};
