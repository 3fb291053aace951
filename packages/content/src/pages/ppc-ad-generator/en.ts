import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC ad generator',
  title: `PPC ad generator: headlines, descriptions | ${brand.name}`,
  description:
    'Responsive search ads with headlines of 30 characters, descriptions of 90 and paths of 15, varied enough for Google to combine and ready to paste.',
  heading: 'Search ads in Google’s lengths, nothing cut off',
  paragraph:
    'A responsive search ad takes three to fifteen headlines of 30 characters, two to four descriptions of 90 and two paths of 15. The PPC writer gives you five headlines, two descriptions and both paths from your brief, each saying something different, so that any combination Google picks still makes sense.',
} as const satisfies PageWords;
