import type { Area } from '@adwright/i18n/areas.ts';
import { loadArea, type LoadArea } from '@adwright/i18n/load-messages.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type formWords from './kit/form/messages/en.ts';
import type pictureWords from './kit/pictures/messages/en.ts';
import type presetWords from './kit/preset-ads/messages/en.ts';
import type talkingWords from './kit/talking/messages/en.ts';
import { tools, type ToolSectionKey } from './registry.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-form': typeof formWords;
    'tool-media': typeof pictureWords;
    'tool-preset-ads': typeof presetWords;
    'tool-talking': typeof talkingWords;
    'tool-sections': Record<ToolSectionKey, SectionWords>;
  }
}

/** What a tool's section is called, and what it is for in a line. */
export type SectionWords = { readonly name: string; readonly lead: string };

/** The names of all tools' sections, without the rest of what they say. */
const loadSectionWords: LoadArea = async (locale) => ({
  default: Object.fromEntries(
    await Promise.all(
      tools.map(async ({ section, sectionWords }) => [section.key, await wordsOf(sectionWords, locale)]),
    ),
  ),
});

async function wordsOf(load: LoadArea, locale: LocaleCode): Promise<SectionWords> {
  const { section } = (await loadArea(load, locale)) as { section: SectionWords };
  return section;
}

/** Where the messages of tools and of what they share are: beside their code. */
export const messageAreas: Readonly<Partial<Record<Area, LoadArea>>> = {
  ...Object.fromEntries(tools.map(({ id, messages }) => [`tool-${id}`, messages])),
  'tool-form': (locale) => import(`./kit/form/messages/${locale}.ts`),
  'tool-media': (locale) => import(`./kit/pictures/messages/${locale}.ts`),
  'tool-preset-ads': (locale) => import(`./kit/preset-ads/messages/${locale}.ts`),
  'tool-talking': (locale) => import(`./kit/talking/messages/${locale}.ts`),
  'tool-sections': loadSectionWords,
};
