import { expect, it } from 'vitest';
import { fieldsFrom, inputOf } from './fields.ts';

const mask = '3f0f5b2e-7a37-4a51-9b7e-0d1f6a3b8c11';

it('gives a run back to the form it came from', () => {
  const fields = fieldsFrom({
    pictures: [{ picture: 'sample:mug:scene', mask, clicks: [] }],
    background: { kind: 'color', color: '#112233' },
    formats: ['jpg'],
  });
  const input = inputOf(fields, new Map([['sample:mug:scene', mask]]), new Map()).data;
  expect(input).toMatchObject({
    pictures: [{ picture: 'sample:mug:scene', mask }],
    background: { kind: 'color', color: '#112233' },
    shadow: { kind: 'none' },
    formats: ['jpg'],
  });
});

it('has nothing to run without a picture or a format', () => {
  expect(inputOf(fieldsFrom({}), new Map(), new Map()).success).toBe(false);
  const fields = { ...fieldsFrom({}), pictures: ['sample:mug:scene'] };
  expect(inputOf(fields, new Map(), new Map()).success).toBe(true);
  expect(inputOf({ ...fields, formats: [] }, new Map(), new Map()).success).toBe(false);
});

it('sends what was pointed at with a picture that has no mask yet, and never beside a mask', () => {
  const fields = fieldsFrom({
    pictures: [{ picture: 'sample:mug:scene' }, { picture: 'sample:chair:scene' }] as never,
  });
  const click = { x: 0.5, y: 0.25, keep: true };
  const clicks = new Map(fields.pictures.map((picture) => [picture, [click]]));
  const input = inputOf(fields, new Map([['sample:mug:scene', mask]]), clicks).data;
  expect(input?.pictures.map((one) => one.clicks)).toEqual([[], [click]]);
});
