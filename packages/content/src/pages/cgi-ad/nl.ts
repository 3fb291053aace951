import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI-advertenties',
  title: `CGI-advertenties: van idee tot shotlijst | ${brand.name}`,
  description:
    'Een onmogelijke scène met een echt product laat de duim stoppen. Waar het CGI-hulpmiddel voor is en hoe je idee en script vandaag schrijft.',
  heading: 'Een onmogelijke scène met een echt product',
  paragraph:
    'CGI-advertenties zetten een product waar het niet kan zijn: een lippenstift op een trein, een schoen zo groot als een huis. Het hulpmiddel is bedoeld om zulke scènes te maken; dat doet het nog niet. Vandaag doe je hier wat eerst komt: de opening die de scène moet waarmaken en een script van wat er gebeurt.',
} satisfies PageWords;
