import type { Run } from '@adwright/contract/run/run.ts';
import { expect, it } from 'vitest';
import { contract as idPhoto } from '../contract.ts';
import { fieldsFrom, madeOf, toInput } from './fields.ts';

const photo = '0198c0de-0000-7000-8000-000000000001';
const cutout = '0198c0de-0000-7000-8000-000000000002';
const subject = {
  width: 10,
  height: 10,
  eyes: [5, 5],
  roll: 0,
  chin: 2,
  skull: -2,
  hair: -2,
  foot: 4,
  cuts: [],
  light: { exposure: 1, balance: [1, 1, 1], side: 0 },
};
const run = {
  status: 'succeeded',
  input: { photo },
  output: { document: 'us-passport', background: '#ffffff', checks: [], cutout, subject },
  assets: [{ asset_id: cutout, url: '/files/cutout' }],
} as unknown as Run;

it('pays once for a photo: every later finish of it is free', () => {
  const fields = fieldsFrom({ photo });
  const [first, later] = [toInput(fields, null), toInput(fields, madeOf(run))];
  if (!first.success || !later.success) throw new Error('refused');
  expect(idPhoto.price(first.data)).toBe(2);
  expect(idPhoto.price(later.data)).toBe(0);
  const other = toInput({ ...fields, photo: cutout }, madeOf(run));
  expect(other.data && idPhoto.price(other.data)).toBe(2);
});

it('takes the background of the chosen document when another one does not allow the old', () => {
  const cream = fieldsFrom({ photo, document: 'gb-passport', background: '#f4efe1' });
  expect(toInput(cream, null).data?.background).toBe('#f4efe1');
  expect(toInput({ ...cream, document: 'jp-passport' }, null).data?.background).toBeNull();
  const input = toInput(cream, null).data;
  expect(() => input && idPhoto.check?.({ ...input, background: '#ff0000' })).toThrow('invalid_input');
});

it('cannot run without a photo', () => {
  expect(toInput(fieldsFrom({}), null).success).toBe(false);
  expect(madeOf(null)).toBeNull();
});
