import { connectPath, extensionZipPath } from '@adwright/contract/collection/extension.ts';
import type { Block, PageWords, TitledText } from '../page.ts';
import { relatedBlock, type Structure } from './structure.ts';

export type ExtensionWords = PageWords & {
  readonly download: string;
  readonly connect: string;
  readonly steps: { readonly heading: string; readonly steps: readonly TitledText[] };
  /** The heading, and what each picture shows. */
  readonly pictures: { readonly heading: string; readonly ad: string; readonly popup: string; readonly board: string };
  readonly questions: {
    readonly heading: string;
    readonly questions: readonly { readonly question: string; readonly answer: string }[];
  };
};

/** Of `apps/web/public/extension`: screenshots, to be taken anew when what they show changes. */
const sizes = { ad: [640, 480], popup: [360, 480], board: [640, 480] } as const;

/** What it is, the file itself, how to install it, and what it looks like. */
export const extension: Structure<ExtensionWords> = (words, context): Block[] => [
  {
    kind: 'hero',
    heading: words.heading,
    lead: words.paragraph,
    actions: [
      { label: words.download, target: { file: extensionZipPath } },
      { label: words.connect, target: { page: connectPath } },
    ],
  },
  { kind: 'steps', ...words.steps },
  {
    kind: 'screenshots',
    heading: words.pictures.heading,
    pictures: (['ad', 'popup', 'board'] as const).map((name) => ({
      src: `/extension/${name}.webp`,
      alt: words.pictures[name],
      width: sizes[name][0],
      height: sizes[name][1],
    })),
  },
  { kind: 'questions', ...words.questions },
  ...relatedBlock(context),
];
