import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it('names a file in any letters, and lets nothing out of its quotes', () => {
  expect(contentDisposition('inline', 'mug.png')).toBe('inline; filename="mug.png"');
  expect(contentDisposition('attachment', '写真(1).png')).toBe(
    `attachment; filename="__(1).png"; filename*=UTF-8''%E5%86%99%E7%9C%9F%281%29.png`,
  );
  expect(contentDisposition('inline', 'a"\r\nx: y')).toBe(
    `inline; filename="a___x: y"; filename*=UTF-8''a%22%0D%0Ax%3A%20y`,
  );
});
