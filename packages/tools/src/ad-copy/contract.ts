import { AdGenerateInput, AdGenerateOutput } from '@adwright/contract/ad-text/ad-text.ts';
import { assertWritable } from '@adwright/copywriter/assert-writable.ts';
import { defineTool } from '../tool.ts';

export const adCopy = defineTool({
  id: 'ad-copy',
  input: AdGenerateInput,
  output: AdGenerateOutput,
  queue: 'quick',
  stages: ['write'],
  // A language model may be asked, and another one after it.
  timeoutSeconds: 150,
  price: () => 1,
  check: assertWritable,
});
