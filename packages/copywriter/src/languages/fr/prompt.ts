import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'sur un fond uni d’une seule couleur affirmée',
        'sur un socle simple, avec beaucoup d’espace autour',
        'sur un papier texturé avec une ombre douce',
        'dans un lieu réel du quotidien, bien rangé',
      ],
      light: [
        'grande lumière douce venant d’en haut à gauche',
        'lumière naturelle de fenêtre, douce et latérale',
        'lumière de studio nette avec une seule ombre',
      ],
      mood: ['confiant et accueillant', 'net et optimiste', 'chaleureux et digne de confiance'],
    },
  ],
  composition: {
    image: [
      'sujet légèrement décentré, un tiers libre pour le texte',
      'de près, à hauteur des yeux, faible profondeur de champ, place pour un titre',
      'vu d’en haut, disposition libre, un vide pour le texte',
    ],
    video: [
      'ouvrir sur un détail proche, reculer lentement jusqu’à l’ensemble, finir avec de la place pour l’appel à l’action',
      'trois plans brefs : le besoin, le produit en usage, le résultat',
      'une seule prise continue, approche lente, fin calme',
    ],
  },
  avoid: {
    image: 'texte ou logos dans l’image, mains ou bords déformés, désordre, couleurs trop saturées',
    video: 'texte incrusté, scintillement, objets qui se déforment, zooms rapides, caméra tremblante',
  },
  sentence: {
    image:
      '{subject}, {setting}. Lumière : {light}. Composition : {composition}. Ambiance : {mood}. Photographique, matières et couleurs vraies. À éviter : {avoid}.',
    video:
      '{subject}, {setting}. Lumière : {light}. Caméra : {composition}. Ambiance : {mood}. Mouvement naturel, matières et couleurs vraies. À éviter : {avoid}.',
  },
};
