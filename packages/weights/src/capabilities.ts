/** What a person can do with an entry's weights, in words for whoever runs the installation. */
export const capabilities: Readonly<Record<string, string>> = {
  ages: 'telling grown-ups from children in photos',
  'clean-recording': 'taking noise out of recordings',
  'clean-renders': 'taking the grain out of rendered places, for those who make them',
  cutout: 'cutting things out of pictures',
  'cutout-thin-parts': 'cutting out thin, glossy and white parts',
  'cutout-fine-hair': 'cutting out fine hair',
  'cutout-overlooked': 'cutting out cables and other thin things that are easily overlooked',
  enlarging: 'enlarging pictures',
  erasing: 'erasing things from pictures',
  faces: 'finding faces, and looking at uploaded pictures',
  'finding-speech': 'finding where somebody speaks in a recording',
  'hearing-all-languages': 'writing down what is said, in all languages',
  'hearing-carefully': 'writing down what is said with fewer words misheard, in all languages but English',
  'hearing-english': 'writing down spoken English',
  'neural-voices': 'natural voices in English, Spanish, French, Italian, Portuguese, Japanese and Chinese',
  'neural-voices-de-ru-tr': 'natural voices in German, Russian and Turkish',
  people: 'telling hair, skin and clothes apart in pictures',
  'picture-guard': 'looking at uploaded pictures, without which none are accepted',
  'reading-text': 'reading text in pictures',
  'reading-text-fast': 'finding text in pictures more reliably, in Latin letters, Chinese and Japanese',
};

export function describeCapability(serves: string): string {
  return capabilities[serves] ?? serves;
}
