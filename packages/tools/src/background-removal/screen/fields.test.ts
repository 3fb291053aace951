import { expect, it } from 'vitest';
import { fieldsFrom, inputOf } from './fields.ts';

const mask = '3f0f5b2e-7a37-4a51-9b7e-0d1f6a3b8c11';

it('gives a run back to the form it came from', () => {
  const fields = fieldsFrom({
    pictures: [{ picture: 'sample:mug:scene', mask }],
    background: { kind: 'color', color: '#112233' },
    formats: ['jpg'],
  });
  const input = inputOf(fields, new Map([['sample:mug:scene', mask]])).data;
  expect(input).toMatchObject({
    pictures: [{ picture: 'sample:mug:scene', mask }],
    background: { kind: 'color', color: '#112233' },
    shadow: { kind: 'none' },
    formats: ['jpg'],
  });
});

it('has nothing to run without a picture or a format', () => {
  expect(inputOf(fieldsFrom({}), new Map()).success).toBe(false);
  const fields = { ...fieldsFrom({}), pictures: ['sample:mug:scene'] };
  expect(inputOf(fields, new Map()).success).toBe(true);
  expect(inputOf({ ...fields, formats: [] }, new Map()).success).toBe(false);
});
