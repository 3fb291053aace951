import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match:
      /\bcaf[ée]s?\b|\bth[ée]s?\b|chocolat|sauce|gâteau|biscuit|recette|repas|saveur|goût|gourmand|huile d|fromage|miel/i,
    moves: {
      headline: ['Il n’en restera pas', 'Une bouchée suffit à comprendre', 'Resservez-vous, on ne dira rien'],
      slogan: ['{brand}. Encore un peu\u202f?'],
      question: ['Depuis quand n’avez-vous pas vraiment savouré\u202f?'],
      problem: ['Vite fait a souvent le goût de vite fait.'],
      after: ['Partager reste facultatif.'],
    },
  },
  {
    match: /\bpeaux?\b|crème|sérum|shampo+ing|cheveux|maquillage|parfum|cosmétique/i,
    moves: {
      headline: [
        'Votre miroir va s’en rendre compte',
        'Une routine que l’on garde',
        'Du soin, sans le rituel de deux heures',
      ],
      slogan: ['{brand}. Vous, un bon jour.'],
      question: ['Que dit le miroir ce matin\u202f?'],
      problem: ['L’étagère est pleine, et rien ne convient vraiment.'],
      after: ['Une routine que vous garderez pour de bon.'],
    },
  },
  {
    match: /sommeil|dormir|matelas|oreiller|couette|insomnie/i,
    moves: {
      headline: ['Bonne nuit, pour de vrai', 'Le réveil peut sonner', 'De belles nuits, de beaux jours'],
      slogan: ['{brand}. Bonne nuit, pour de vrai.'],
      question: ['Bien dormi\u202f?'],
      problem: ['Fatigue au coucher, fatigue au lever.'],
      after: ['Se lever, et en avoir envie.'],
    },
  },
  {
    match: /factur|comptab|paperasse|administrati|gagne[rz]? du temps|heures par semaine|automati|impôts/i,
    moves: {
      headline: [
        'Rentrez plus tôt, pour une fois',
        'Moins de paperasse, plus de soirées',
        'Vos soirées vous réclament',
      ],
      slogan: ['{brand}. Le temps retrouvé.'],
      question: ['Où est passée la semaine\u202f?'],
      problem: ['La liste s’allonge plus vite que vous ne la cochez.'],
      after: ['Des soirées qui sont de nouveau à vous.'],
    },
  },
  {
    match: /voyag|valise|sac à dos|randonn|bagage|nomade|camping|avion|gourde/i,
    moves: {
      headline: ['À glisser dans le sac en premier', 'Partout avec vous', 'Clés, téléphone, et ceci'],
      slogan: ['{brand}. Toujours du voyage.'],
      question: ['Qu’oubliez-vous toujours d’emporter\u202f?'],
      problem: ['En route, il manque toujours une chose. Celle-là.'],
      after: ['Dans le sac, et on n’y pense plus.'],
    },
  },
  {
    match: /ménage|nettoy|poussière|taches?\b|vaisselle|linge|lessive/i,
    moves: {
      headline: [
        'Propre, sans y passer le dimanche',
        'Les invités peuvent arriver',
        'Un coup de chiffon, et on s’assoit',
      ],
      slogan: ['{brand}. Chez soi, en mieux.'],
      question: ['Vous ne veniez pas de nettoyer\u202f?'],
      problem: ['Le ménage n’a pas de ligne d’arrivée.'],
      after: ['Asseyez-vous. C’est fait.'],
    },
  },
  {
    match: /\brobe|veste|pantalon|chaussu|chausset|\bpull|chemise|\bcuir\b|\bmode\b|\blin\b|mérinos|\bsac\b/i,
    moves: {
      headline: ['La pièce que vous prenez toujours', 'Compliments non fournis', 'On l’enfile, on l’oublie'],
      slogan: ['{brand}. Le bon choix du matin.'],
      question: ['Que mettre quand il faut que ça aille\u202f?'],
      problem: ['Joli à voir, pénible à porter. On connaît.'],
      after: ['Ça ne reste jamais longtemps dans l’armoire.'],
    },
  },
  {
    match: /équipe|projet|\bclients\b|entreprise|logiciel|\bcrm\b|réunion|boutiques|commerçant/i,
    moves: {
      headline: ['Moins de réunions, plus de résultats', 'Le lundi peut venir', 'Chacun sait ce qui vient après'],
      slogan: ['{brand}. Ça avance.'],
      question: ['Combien d’onglets ouverts, là, maintenant\u202f?'],
      problem: ['Le travail autour du travail mange la journée.'],
      after: ['Chacun sait ce qui vient après.'],
    },
  },
  {
    match: /enfant|bébé|parents|famille|maman|papa/i,
    moves: {
      headline: ['Pour la vraie vie de famille', 'Un peu de calme avant le coucher', 'Prêt pour le chaos du matin'],
      slogan: ['{brand}. La famille, en plus léger.'],
      question: ['Qui négocie chez vous avant le petit-déjeuner\u202f?'],
      problem: ['Tout le monde veut quelque chose, tout de suite.'],
      after: ['Un peu plus de calme à la maison.'],
    },
  },
  {
    match: /\bchiens?\b|\bchats?\b|chiot|animaux|animal|patte/i,
    moves: {
      headline: [
        'Pour le vrai chef de la maison',
        'La queue qui remue, c’est un avis',
        'Le meilleur pour le roi du canapé',
      ],
      slogan: ['{brand}. Parce qu’ils sont de la famille.'],
      question: ['Qui commande vraiment chez vous\u202f?'],
      problem: ['Ils ne peuvent pas le dire. Vous le savez.'],
      after: ['Vous le verrez dans ses yeux.'],
    },
  },
  {
    match: /\bsport|course à pied|coureu|fitness|yoga|musculation|vélo|entraîn/i,
    moves: {
      headline: ['Pour les jours où l’on y va quand même', 'Les excuses sont en congé', 'Encore un tour'],
      slogan: ['{brand}. Encore un tour.'],
      question: ['Qu’est-ce qui vous fait sortir\u202f?'],
      problem: ['Le plus dur, c’est de passer la porte.'],
      after: ['Vous voudrez y retourner.'],
    },
  },
  {
    match: /écouteur|casque|enceinte|musique|podcast|\bson\b/i,
    moves: {
      headline: ['Écoutez toute la chanson', 'Baissez le volume du monde', 'Encore une, et on s’arrête'],
      slogan: ['{brand}. Appuyez sur lecture.'],
      question: ['Quand avez-vous écouté une chanson en entier\u202f?'],
      problem: ['Le monde est bruyant. Votre playlist doit crier.'],
      after: ['Une chanson en appelle cinq.'],
    },
  },
  {
    match: /\blampe|lumière|luminaire|bougie|éclairage/i,
    moves: {
      headline: ['Les soirées ont meilleure mine', 'Le plafonnier peut se reposer', 'La pièce, sous un nouveau jour'],
      slogan: ['{brand}. Sous le meilleur jour.'],
      question: ['À quoi ressemble votre salon une fois la nuit tombée\u202f?'],
      problem: ['Personne ne se détend sous un plafonnier.'],
      after: ['Les soirées changent d’ambiance.'],
    },
  },
  {
    match: /concert|festival|billet|salon pro|conférence|atelier|spectacle|scène/i,
    moves: {
      headline: ['Soyez-y, pas dans les commentaires', 'Lundi sera jaloux', 'Il reste de la place dans l’agenda'],
      slogan: ['{brand}. Soyez-y.'],
      question: ['Vous avez déjà quelque chose de prévu\u202f?'],
      problem: ['Les meilleures soirées ne se passent jamais sur le canapé.'],
      after: ['Vous en parlerez encore lundi.'],
    },
  },
  {
    match: /batterie|chargeur|\busb\b|téléphone|ordinateur|sans fil|\besim\b|internet|appareil photo/i,
    moves: {
      headline: [
        'La technique qui sait se faire oublier',
        'Deux pour cent\u202f? Pas de panique.',
        'Prêt quand vous l’êtes',
      ],
      slogan: ['{brand}. Prêt quand vous l’êtes.'],
      question: ['Plus que deux pour cent. Et maintenant\u202f?'],
      problem: ['C’est toujours vide au mauvais moment.'],
      after: ['Un souci de moins dans la poche.'],
    },
  },
];
