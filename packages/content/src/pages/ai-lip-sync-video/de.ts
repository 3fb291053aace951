import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Lip-Sync-Video',
  title: `KI-Lip-Sync: neue Worte für dein Video | ${brand.name}`,
  description:
    'Lade ein Video hoch, schreib neue Worte oder nimm eine Aufnahme, und die Lippen folgen. 15 Sprachen, kein Dreh, vor dem Bezahlen geprüft.',
  heading: 'Ändere, was ein Video sagt, und die Lippen folgen',
  paragraph:
    'Lade bis zu 60 Sekunden hoch, in denen eine Person in die Kamera blickt. Schreib bis zu 800 Zeichen für eine der Stimmen oder nimm deine eigene Aufnahme. Wir prüfen das Video und spielen dir die Stimme vor, bevor du einen Credit ausgibst. Du bekommst ein MP4 in der Größe deines Videos, mit gemessener Lippensynchronität und auf Wunsch mit Untertiteln.',
} satisfies PageWords;
