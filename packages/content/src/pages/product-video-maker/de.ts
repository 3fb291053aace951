import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Produktvideo-Maker',
  title: `Produktvideos für kurze Anzeigen | ${brand.name}`,
  description:
    'Aus Produktfotos werden Clips: Drehungen, Lichtstreifen, Nahaufnahmen und Auspacken in Fotoszenen, in 9:16, 1:1, 4:5 und 16:9.',
  heading: 'Von Produktfotos zu Clips, die verkaufen',
  paragraph:
    'Füg ein bis sechs Fotos hinzu, wähl Einstellungen und Szene und sieh dir den Clip an, bevor du Credits ausgibst. Er wird in 9:16, 1:1, 4:5 und 16:9 in einem Durchgang gerendert. Du brauchst Skript, Stimme und Untertitel? Video-Anzeigen macht aus einem Link die ganze Anzeige.',
} satisfies PageWords;
