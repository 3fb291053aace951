import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Sprekende foto',
  title: `Sprekende foto: laat een portret praten | ${brand.name}`,
  description:
    'Laat een portret je tekst of opname uitspreken, met lippen die meebewegen, in 15 talen. Gratis voorbeeld in de browser.',
  heading: 'Laat een portret je boodschap uitspreken',
  paragraph:
    'Upload een goed belichte foto van een volwassene, schrijf tot 800 tekens of gebruik je eigen opname. Je ziet en hoort het resultaat voordat je een credit gebruikt. Je krijgt de video als MP4 in 9:16, 1:1, 4:5 of 16:9, desgewenst met ondertiteling.',
} satisfies PageWords;
