import { Nothing } from '../nothing.ts';
import type { CallSchemas } from '../call-schemas.ts';
import {
  BrandKit,
  BrandKitChange,
  BrandKitChoice,
  BrandKitFromLink,
  BrandKitId,
  BrandKitInput,
  BrandKitList,
} from './brand-kit.ts';
import type { brandKitCalls } from './calls.ts';

export const brandKitSchemas = {
  brandKitList: { input: Nothing, output: BrandKitList },
  brandKitCreate: { input: BrandKitInput, output: BrandKit },
  brandKitFromLink: { input: BrandKitFromLink, output: BrandKit },
  brandKitUpdate: { input: BrandKitChange, output: BrandKit },
  brandKitDelete: { input: BrandKitId, output: Nothing },
  brandKitChoose: { input: BrandKitChoice, output: BrandKitList },
} as const satisfies CallSchemas<typeof brandKitCalls>;
