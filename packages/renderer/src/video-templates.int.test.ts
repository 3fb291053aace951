import { expect, it } from 'vitest';
import { proveTemplate, templatesOf } from './testing/template-proof.ts';

it.each(templatesOf('video'))(
  '$id reads well in every placement, language and with any words',
  ({ template, index }) => {
    expect(proveTemplate(template, index)).toEqual([]);
  },
  180_000,
);
