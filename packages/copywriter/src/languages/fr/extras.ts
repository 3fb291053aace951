import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Attire l’attention par le bénéfice, éveille l’intérêt par des détails et finit sur une action (AIDA).',
  pas: 'Nomme le problème, montre ce qu’il coûte et présente le produit comme l’issue (PAS).',
  bab: 'Montre l’avant et l’après, avec le produit comme passage de l’un à l’autre (BAB).',
  fab: 'Part de la caractéristique, en tire l’avantage et finit sur ce que cela apporte (FAB).',
  '4u': 'Utile, unique, précis et opportun : l’affirmation d’abord, puis ce qui l’appuie (4U).',
  question: 'Ouvre par une question à laquelle le bon public répond oui, puis donne la réponse.',
  proof: 'Laisse d’abord parler la preuve pour que la promesse soit crue.',
  objection: 'Dit le doute à voix haute et y répond par un fait.',
  offer: 'Met l’offre en avant et en donne aussitôt la raison.',
  'how-to': 'Apprend quelque chose d’utile\u202f; le produit fait partie de la réponse.',
  story: 'Commence par une scène connue et laisse le produit en changer la fin.',
  contrast: 'Oppose l’habitude à la nouveauté pour que la différence soit claire.',
  audience: 'Appelle le public par son nom pour que les bonnes personnes s’arrêtent.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Accroche',
    problem: 'Problème',
    solution: 'Solution',
    detail: 'Détails',
    proof: 'Preuve',
    action: 'Appel à l’action',
  },
  spoken: 'Voix',
  onScreen: 'À l’écran',
  shot: 'Plan',
  shots: {
    hook: ['Visage près de la caméra, regard dans l’objectif.', 'Des mains en pleine action, sans introduction.'],
    problem: ['L’ancienne façon de faire, filmée d’un peu trop près.', 'Un petit raté vu d’en haut.'],
    solution: ['{brand} remplit le cadre, la lumière se réchauffe.', 'Par-dessus l’épaule : {brand} en action.'],
    detail: ['Des gros plans au rythme de la voix.', 'Mouvement lent sur le détail nommé.'],
    proof: ['Fond uni, les mots grands et immobiles.', 'Un usage réel en une seule prise.'],
    action: ['{brand} au centre, de la place pour le bouton.', 'Retour au visage du début, souriant cette fois.'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'VOIX',
  sound: 'SON',
  sounds: [
    'Une porte s’ouvre, bruit de rue, puis le silence.',
    'Une horloge bat, puis s’arrête.',
    'Cuisine au matin : des tasses, une cuillère, une radio à côté.',
    'Des pas, une pause, un souffle.',
    'Guitare légère, puis sous la voix.',
    'Une salle pleine s’efface derrière une seule voix.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'La voix de la marque',
    always: 'Toujours',
    never: 'Jamais',
    example: 'Par exemple',
    words: 'Ses mots',
  },
  common: {
    always: [
      'Le fait avant l’adjectif.',
      'Écrire pour une seule personne.',
      'Lire chaque ligne à voix haute.',
      'Finir par l’étape suivante.',
      'Nommer le produit comme tout le monde le dit.',
      'Laisser parler les chiffres.',
    ],
    never: [
      'Promettre l’intenable.',
      'Employer un superlatif sans preuve.',
      'Copier la concurrence.',
      'Écrire une phrase à relire deux fois.',
      'Remplir pour remplir.',
      'Tordre le nom du produit.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Comme un voisin serviable : clair, aimable, jamais pressé de vendre.'],
      always: [
        'Dire «\u202fvous\u202f» plus souvent que «\u202fnous\u202f».',
        'Écrire court, avec des mots de tous les jours.',
      ],
      never: ['Prendre de haut.', 'Se cacher derrière le jargon.'],
    },
    bold: {
      sound: ['Direct et sûr de lui.'],
      always: ['Commencer par le plus fort.', 'Appuyer chaque affirmation.'],
      never: ['Atténuer avec «\u202fpeut-être\u202f».', 'Affirmer ce qui ne se montre pas.'],
    },
    playful: {
      sound: ['Vif, léger et un peu espiègle, toujours du côté du lecteur.'],
      always: ['Surprendre dès la première ligne.', 'Garder la blague courte.'],
      never: ['Expliquer le jeu de mots.', 'Plaisanter sur le prix ou la sécurité.'],
    },
    premium: {
      sound: ['Calme, précis et sans hâte.'],
      always: ['Nommer le détail.', 'Préférer le mot juste au grand mot.'],
      never: ['Mettre des points d’exclamation.', 'Écrire «\u202fluxe\u202f».'],
    },
    expert: {
      sound: ['Compétent et simple : des raisons, pas des adjectifs.'],
      always: ['Donner la raison dans la même phrase.', 'Montrer les preuves.'],
      never: ['Exagérer.', 'Mélanger opinion et faits.'],
    },
    urgent: {
      sound: ['Alerte et droit au but.'],
      always: ['Commencer par un verbe.', 'Donner une seule étape claire.'],
      never: ['Inventer la rareté.', 'Menacer.'],
    },
    warm: {
      sound: ['Attentif et sincère, avec du temps pour chacun.'],
      always: ['Commencer par la personne, puis le produit.', 'Remarquer les petites choses.'],
      never: ['Jouer sur la culpabilité.', 'Sonner comme une carte de vœux.'],
    },
    minimal: {
      sound: ['Sobre. Une idée par ligne.'],
      always: ['S’arrêter tôt.', 'Préférer noms et verbes.'],
      never: ['Mettre deux adjectifs.', 'Répéter.'],
    },
  },
};

export const tags = [
  'CoupDeCœur',
  'Découverte',
  'Quotidien',
  'BonChoix',
  'Nouveauté',
  'Trouvaille',
  'Recommandé',
  'SeFairePlaisir',
  'ListeDenvies',
  'PetitsBonheurs',
  'ÀEssayer',
  'Essentiel',
] as const;

export const paths = ['Découvrir', 'Détails', 'Offre', 'En-Savoir-Plus'] as const;
