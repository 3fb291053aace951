import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { makeSizes } from './make-sizes.ts';
import { makeWall } from './make-wall.ts';

export const job: ToolJob<typeof contract> = (input, context) =>
  input.mode === 'wall' ? makeWall(input, context) : makeSizes(input, context);
