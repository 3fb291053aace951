import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Afbeeldingen schalen',
  title: `Afbeeldingen voor elk platform op maat | ${brand.name}`,
  description:
    'Zet één afbeelding om voor Meta, TikTok, Google, LinkedIn en YouTube. Gezichten, tekst en product blijven in beeld, bestanden binnen de limiet.',
  heading: 'Eén afbeelding, elk advertentieformaat',
  paragraph:
    'Upload een afbeelding en kies de formaten: 1080×1080 en 1080×1350 voor de feed, 1080×1920 voor stories, 1200×628 voor links, plus displaybanners. We vinden gezichten, tekst en onderwerp, zodat niets belangrijks wegvalt. Elk formaat kun je zelf aanpassen.',
} satisfies PageWords;
