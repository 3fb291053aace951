import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di spot radio',
  title: `Testi per spot radio e podcast | ${brand.name}`,
  description:
    'Testi radio e podcast scritti per l’orecchio: frasi brevi, una voce e un suono che le accompagnano, un solo invito all’azione, chiaro.',
  heading: 'Scritto per l’orecchio, non per la pagina',
  paragraph:
    'Chi ascolta non può rileggere. Lo strumento usa frasi brevi, suggerisce una voce e un suono e chiude con una sola cosa da fare. Leggi il risultato ad alta voce con l’orologio, taglia ciò che si trascina e portalo al microfono.',
} satisfies PageWords;
