import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { LanguagePack } from './engine/pack.ts';
import type { PromptPack } from './prompt/prompt-pack.ts';

type Folder = {
  readonly pack: () => Promise<{ readonly pack: LanguagePack }>;
  readonly prompt: () => Promise<{ readonly prompt: PromptPack }>;
};

/** One folder per language, loaded when the first text in it is asked for. */
const folders: Partial<Record<LocaleCode, Folder>> = {
  en: { pack: () => import('./languages/en/pack.ts'), prompt: () => import('./languages/en/prompt.ts') },
};

export async function loadPack(language: LocaleCode): Promise<LanguagePack> {
  const folder = folders[language];
  if (folder === undefined) throw new Error(`no phrases for ${language}`);
  return (await folder.pack()).pack;
}

export async function loadPromptPack(language: LocaleCode): Promise<PromptPack> {
  const folder = folders[language];
  if (folder === undefined) throw new Error(`no phrases for ${language}`);
  return (await folder.prompt()).prompt;
}
