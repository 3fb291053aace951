import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { NamedFrame } from '@adwright/editor/store/frame.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ProblemWords } from '../../form/screen/use-problems.ts';
import type { PresetBrief } from '../plan/input.ts';

type Missing = 'needSize' | 'needFormat' | 'needUrl' | 'notAddress' | 'needFixing';

type PresetTool = 'gif-banner' | 'banner' | 'poster' | 'display-ad';

type PartProps<Input> = { fields: Input; problems: ProblemWords; onChange: (some: Partial<Input>) => void };

/** What one of these tools has of its own: its sizes and outputs, how it is previewed, and what comes out. */
export type Preset<Input extends PresetBrief> = {
  readonly tool: PresetTool;
  readonly templates: readonly TemplateId[];
  /** Paper asks for more pixels than any screen. */
  readonly printed?: boolean;
  readonly schema: z.ZodType<Input>;
  fieldsFrom(initial: Partial<Input>): Input;
  /** The sizes to edit in. */
  frames(fields: Input): readonly (PlacementId | NamedFrame)[];
  /** What else of the fields follows from another product. */
  forProduct?(fields: Input, product: AdProductInput): Partial<Input>;
  /** What is left empty and the brand says. */
  fromBrand?(fields: Input): Partial<Input>;
  /** What only this tool needs before it can run. */
  missing(fields: Input): Missing | undefined;
  readonly Options: ComponentType<PartProps<Input>>;
  readonly Preview: ComponentType<{ fields: Input; design: AdDesign }>;
  readonly Result: ComponentType<{ run: Run }>;
};
