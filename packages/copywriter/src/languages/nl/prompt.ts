import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'voor een egale achtergrond in één duidelijke kleur',
        'op een eenvoudige sokkel met veel ruimte eromheen',
        'op papier met structuur en een zachte schaduw',
        'op een echte, opgeruimde plek uit het dagelijks leven',
      ],
      light: [
        'groot zacht licht van linksboven',
        'natuurlijk raamlicht, zacht en van opzij',
        'helder studiolicht met één duidelijke schaduw',
      ],
      mood: ['zelfverzekerd en uitnodigend', 'fris en optimistisch', 'warm en betrouwbaar'],
    },
  ],
  composition: {
    image: [
      'onderwerp net buiten het midden, een derde vrij voor tekst',
      'dichtbij, op ooghoogte, weinig scherptediepte, ruimte voor een kop',
      'van bovenaf, losse opstelling, een opening voor tekst',
    ],
    video: [
      'openen op een detail dichtbij, langzaam terug naar het geheel, eindigen met ruimte voor de oproep',
      'drie korte shots: de behoefte, het product in gebruik, het resultaat',
      'één doorlopende opname, rustige nadering, stil einde',
    ],
  },
  avoid: {
    image: 'tekst of logo’s in beeld, vervormde handen of randen, rommel, te verzadigde kleuren',
    video: 'ingebrande tekst, flikkering, vervormende voorwerpen, snelle zooms, trillende camera',
  },
  sentence: {
    image:
      '{subject}, {setting}. Licht: {light}. Compositie: {composition}. Sfeer: {mood}. Fotografisch, echte materialen en kleuren. Vermijd: {avoid}.',
    video:
      '{subject}, {setting}. Licht: {light}. Camera: {composition}. Sfeer: {mood}. Natuurlijke beweging, echte materialen en kleuren. Vermijd: {avoid}.',
  },
};
