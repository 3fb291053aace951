import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI ads',
  title: `CGI ads: from idea to shot list | ${brand.name}`,
  description:
    'Impossible scenes with a real product are what makes people stop scrolling. What the CGI ad tool is for, and how to write the idea and script today.',
  heading: 'An impossible scene with a real product',
  paragraph:
    'CGI ads put a product where it cannot be: a lipstick on a train, a shoe the size of a house. The tool is meant to render such scenes; it does not do so yet. What you can do here today is the part that comes first: write the hook that the scene has to deliver, and a script that says what happens in it.',
} as const satisfies PageWords;
