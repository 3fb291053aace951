import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { LanguagePack } from './engine/pack.ts';
import type { PromptPack } from './prompt/prompt-pack.ts';

type Folder = {
  readonly pack: () => Promise<{ readonly pack: LanguagePack }>;
  readonly prompt: () => Promise<{ readonly prompt: PromptPack }>;
};

/** One folder per language, loaded when the first text in it is asked for. */
const folders: Readonly<Record<LocaleCode, Folder>> = {
  ar: { pack: () => import('./languages/ar/pack.ts'), prompt: () => import('./languages/ar/prompt.ts') },
  cn: { pack: () => import('./languages/cn/pack.ts'), prompt: () => import('./languages/cn/prompt.ts') },
  de: { pack: () => import('./languages/de/pack.ts'), prompt: () => import('./languages/de/prompt.ts') },
  en: { pack: () => import('./languages/en/pack.ts'), prompt: () => import('./languages/en/prompt.ts') },
  es: { pack: () => import('./languages/es/pack.ts'), prompt: () => import('./languages/es/prompt.ts') },
  fr: { pack: () => import('./languages/fr/pack.ts'), prompt: () => import('./languages/fr/prompt.ts') },
  id: { pack: () => import('./languages/id/pack.ts'), prompt: () => import('./languages/id/prompt.ts') },
  it: { pack: () => import('./languages/it/pack.ts'), prompt: () => import('./languages/it/prompt.ts') },
  ja: { pack: () => import('./languages/ja/pack.ts'), prompt: () => import('./languages/ja/prompt.ts') },
  kr: { pack: () => import('./languages/kr/pack.ts'), prompt: () => import('./languages/kr/prompt.ts') },
  nl: { pack: () => import('./languages/nl/pack.ts'), prompt: () => import('./languages/nl/prompt.ts') },
  pt: { pack: () => import('./languages/pt/pack.ts'), prompt: () => import('./languages/pt/prompt.ts') },
  ru: { pack: () => import('./languages/ru/pack.ts'), prompt: () => import('./languages/ru/prompt.ts') },
  tr: { pack: () => import('./languages/tr/pack.ts'), prompt: () => import('./languages/tr/prompt.ts') },
  zh: { pack: () => import('./languages/zh/pack.ts'), prompt: () => import('./languages/zh/prompt.ts') },
};

export async function loadPack(language: LocaleCode): Promise<LanguagePack> {
  return (await folders[language].pack()).pack;
}

export async function loadPromptPack(language: LocaleCode): Promise<PromptPack> {
  return (await folders[language].prompt()).prompt;
}
