import { expect, it } from 'vitest';
import { localeFile } from './locale-files.ts';

const entries = async (locale: 'en' | 'ar' | 'cn') => JSON.parse((await localeFile(locale)).text) as object;

it('says of its words which language they are in and which way they run, whatever the browser itself speaks', async () => {
  expect(await entries('en')).toMatchObject({ language: { message: 'en' }, direction: { message: 'ltr' } });
  expect(await entries('ar')).toMatchObject({ language: { message: 'ar' }, direction: { message: 'rtl' } });
  expect(await entries('cn')).toMatchObject({ language: { message: 'zh-Hans' }, direction: { message: 'ltr' } });
});
