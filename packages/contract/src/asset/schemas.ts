import {
  AssetQuery,
  AssetList,
  CutOutPart,
  CutOutPartInput,
  CutOutPreviewInput,
  CutOutPreview,
  FindFaceInput,
  FoundFace,
} from './asset.ts';
import { Nothing } from '../nothing.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { assetCalls } from './calls.ts';

export const assetSchemas = {
  assetGet: { input: AssetQuery, output: AssetList },
  assetFilms: { input: Nothing, output: AssetList },
  assetCutOutPreview: { input: CutOutPreviewInput, output: CutOutPreview },
  assetCutOutPart: { input: CutOutPartInput, output: CutOutPart },
  assetFindFace: { input: FindFaceInput, output: FoundFace },
} as const satisfies CallSchemas<typeof assetCalls>;
