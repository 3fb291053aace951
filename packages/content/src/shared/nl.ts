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
  relatedHeading: 'Verwante tools',
  openTool: 'Nu proberen',
  writeAdText: 'Schrijf nu een advertentietekst',
  tool: {
    heading: 'Probeer het op jouw product',
    lead: 'Vul in wat je weet. Getallen, prijzen en aanbiedingen in de resultaten komen uit je briefing en nergens anders vandaan.',
  },
  legal: {
    updated: 'Laatst bijgewerkt: {date}',
    translation:
      'Dit is een vertaling. Als de versies van elkaar verschillen, geldt de Engelse, tenzij de wet die op jou van toepassing is anders bepaalt.',
  },
} satisfies WordsOf<typeof english>;
