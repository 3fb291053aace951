import { Nothing } from '../nothing.ts';
import { PublicConfig, Health } from './service.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { serviceCalls } from './calls.ts';

export const serviceSchemas = {
  config: { input: Nothing, output: PublicConfig },
  health: { input: Nothing, output: Health },
} as const satisfies CallSchemas<typeof serviceCalls>;
