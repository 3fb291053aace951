import { describe, expect, it } from 'vitest';
import { fieldsFrom, isBlank, parseFields } from './fields.ts';

describe('the fields of the QR form', () => {
  it('start empty, with the product’s defaults', () => {
    const fields = fieldsFrom({});
    expect(fields.style).toMatchObject({ size: 300, level: 'Q', image_size: 0.4 });
    expect(isBlank(fields)).toBe(true);
    expect(parseFields(fields).success).toBe(false);
  });

  it('take up a finished input and give it back', () => {
    const fields = fieldsFrom({});
    fields.contents.url = {
      ...fields.contents.url,
      url: 'example.com',
      utm: { ...fields.contents.url.utm, source: 'poster' },
    };
    const parsed = parseFields(fields);
    if (!parsed.success) throw parsed.error;
    expect(parseFields(fieldsFrom(parsed.data)).data).toEqual(parsed.data);
  });

  it('keep one kind’s words while another is tried', () => {
    const fields = fieldsFrom({ content: { type: 'text', text: 'Hello' } });
    expect(isBlank({ ...fields, type: 'phone' })).toBe(true);
    expect(isBlank({ ...fields, type: 'text' })).toBe(false);
  });

  it('do not share what is typed between two forms', () => {
    fieldsFrom({ content: { type: 'vcard', first_name: 'Ines' } as never });
    expect(isBlank({ ...fieldsFrom({}), type: 'vcard' })).toBe(true);
  });
});
