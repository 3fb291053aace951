import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { drawSizes } from './draw-sizes.ts';
import { lookAt } from './look-at.ts';
import { makeClone } from './make-clone.ts';
import { marksOf } from '../plan/marks.ts';

export const job: ToolJob<typeof contract> = async (input, context) => {
  if (input.mode === 'sizes') return drawSizes(input, context);
  if (input.mode === 'clone') return makeClone(input, context);
  await context.progress(5, 'look');
  const { analysis } = await lookAt(context, input.reference, input.reference_language);
  return { mode: 'look', analysis, marks: marksOf(analysis, false) };
};
