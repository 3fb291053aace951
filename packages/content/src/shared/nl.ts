import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Product',
    text: 'Advertentieteksten',
    image: 'Beeldadvertenties',
    video: 'Videoadvertenties',
    library: 'Advertenties onderzoeken',
    networks: 'Per platform',
    company: 'Juridisch',
  },
  relatedHeading: 'Verwante hulpmiddelen',
  openTool: 'Nu proberen',
  writeAdText: 'Schrijf nu een advertentietekst',
  tool: {
    heading: 'Probeer het op jouw product',
    lead: 'Vul in wat je weet. Getallen, prijzen en aanbiedingen in de resultaten komen uit je briefing en nergens anders vandaan.',
  },
  englishOnly: 'Deze tekst bestaat alleen in het Engels. De Engelse versie geldt.',
} satisfies WordsOf<typeof english>;
