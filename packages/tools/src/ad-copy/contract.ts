import { AdGenerateInput, AdGenerateOutput } from '@adwright/contract/ad-text/ad-text.ts';
import { assertWritable } from '@adwright/copywriter/assert-writable.ts';
import { defineContract } from '../tool.ts';

export const contract = defineContract({
  input: AdGenerateInput,
  output: AdGenerateOutput,
  queue: 'quick',
  remote: 'text',
  stages: ['write'],
  // A language model may be asked, and another one after it.
  timeoutSeconds: 150,
  forBrand: (brand) => ({ brand, ...(brand.tone && { tone: brand.tone }) }),
  example: { brief: { product: 'Kestrel desk lamp', benefits: ['Dims to 2 percent'] } },
  price: () => 1,
  check: assertWritable,
});
