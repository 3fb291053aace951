import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Beeldadvertenties klonen',
  title: `Klonen: een bewezen opzet, jouw product | ${brand.name}`,
  description:
    'Upload een advertentie die je mooi vindt. Wij bouwen de lay-out na met jouw product, tekst en kleuren. Bewerk alles en exporteer elk formaat.',
  heading: 'Houd de lay-out, wissel het product',
  paragraph:
    'Upload een advertentie die werkt. We vinden de kop, het product, de prijs en de knop, en bouwen de lay-out na met jouw product en tekst. De naam en het logo van het origineel vallen weg, en je kunt elk element bewerken voordat je exporteert.',
} satisfies PageWords;
