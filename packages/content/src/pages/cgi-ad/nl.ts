import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI-advertenties',
  title: `CGI-advertenties: van idee tot shotlijst | ${brand.name}`,
  description:
    'Een onmogelijke scène met een echt product stopt de scroll. Waar de CGI-tool voor is en hoe je idee en script vandaag al schrijft.',
  heading: 'Een onmogelijke scène met een echt product',
  paragraph:
    'CGI-advertenties zetten een product waar het niet kan zijn: een lippenstift op een trein, een schoen zo groot als een huis. De tool gaat zulke scènes maken; dat doet hij nog niet. Vandaag doe je hier wat eerst komt: de hook die de scène moet waarmaken en een script van wat er gebeurt.',
} satisfies PageWords;
