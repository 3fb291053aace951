import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'vor einem einfarbigen Hintergrund in einer klaren Farbe',
        'auf einem schlichten Sockel mit viel Raum ringsum',
        'auf strukturiertem Papier mit weichem Schatten',
        'an einem echten, aufgeräumten Ort des Alltags',
      ],
      light: [
        'großes weiches Licht von links oben',
        'natürliches Fensterlicht, weich und gerichtet',
        'klares Studiolicht mit einem deutlichen Schatten',
      ],
      mood: ['zuversichtlich und einladend', 'klar und optimistisch', 'warm und vertrauenswürdig'],
    },
  ],
  composition: {
    image: [
      'Motiv leicht außerhalb der Mitte, ein Drittel frei für Text',
      'nah, auf Augenhöhe, geringe Schärfentiefe, Platz für eine Überschrift',
      'von oben, lockere Anordnung, eine Lücke für Text',
    ],
    video: [
      'Beginn mit einem nahen Detail, langsame Rückfahrt bis zum Ganzen, Ende mit Platz für die Aufforderung',
      'drei kurze Einstellungen: der Bedarf, das Produkt im Einsatz, das Ergebnis',
      'eine durchgehende Einstellung, ruhige Annäherung, stiller Schluss',
    ],
  },
  avoid: {
    image: 'Schrift oder Logos im Bild, verzerrte Hände oder Kanten, Unordnung, übersättigte Farben',
    video: 'eingebrannte Schrift, Flackern, verformte Gegenstände, schnelle Zooms, wackelnde Kamera',
  },
  sentence: {
    image:
      '{subject}, {setting}. Licht: {light}. Bildaufbau: {composition}. Stimmung: {mood}. Fotografisch, echte Materialien und Farben. Vermeiden: {avoid}.',
    video:
      '{subject}, {setting}. Licht: {light}. Kamera: {composition}. Stimmung: {mood}. Natürliche Bewegung, echte Materialien und Farben. Vermeiden: {avoid}.',
  },
};
