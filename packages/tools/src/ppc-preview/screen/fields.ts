import { PpcPreviewInput } from '../contract.ts';

/** What stands in the form: the same shape, with lines that may still be empty. */
export type PpcFields = PpcPreviewInput;

const blank: PpcFields = {
  business: '',
  url: '',
  paths: ['', ''],
  headlines: Array.from({ length: 3 }, () => ({ text: '', pin: null })),
  descriptions: Array.from({ length: 2 }, () => ({ text: '', pin: null })),
  campaign: 'Campaign 1',
  ad_group: 'Ad group 1',
};

export function fieldsFrom(initial: Partial<PpcFields>): PpcFields {
  return { ...blank, ...initial };
}

/** Empty lines beyond those that are there anyway count for nothing. */
export function parseFields(fields: PpcFields) {
  return PpcPreviewInput.safeParse({
    ...fields,
    headlines: fields.headlines.filter(({ text }) => text.trim() !== ''),
    descriptions: fields.descriptions.filter(({ text }) => text.trim() !== ''),
  });
}
