import { anthropic, variables as anthropicVariables } from './vendors/anthropic/config.ts';
import { compatible, variables as compatibleVariables } from './vendors/compatible/config.ts';
import { elevenlabs, variables as elevenlabsVariables } from './vendors/elevenlabs/config.ts';
import { fal, variables as falVariables } from './vendors/fal/config.ts';
import { google, variables as googleVariables } from './vendors/google/config.ts';
import { openai, variables as openaiVariables } from './vendors/openai/config.ts';
import { replicate, variables as replicateVariables } from './vendors/replicate/config.ts';
import type { Vendor } from './vendor.ts';

/** Every vendor there is, in the order they are asked where the operator names none. No client is loaded by this. */
export const vendors: readonly Vendor[] = [compatible, anthropic, openai, google, elevenlabs, fal, replicate];

export const vendorVariables = {
  ...compatibleVariables,
  ...anthropicVariables,
  ...openaiVariables,
  ...googleVariables,
  ...elevenlabsVariables,
  ...falVariables,
  ...replicateVariables,
};
