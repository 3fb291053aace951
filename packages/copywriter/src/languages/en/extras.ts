import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Wins attention with the benefit, builds interest with details and closes on an action (AIDA).',
  pas: 'Names the problem, shows what it costs and presents the product as the way out (PAS).',
  bab: 'Shows life before, life after, and the product as the bridge between them (BAB).',
  fab: 'Starts from what the product has, turns it into an advantage and ends on what that brings (FAB).',
  '4u': 'Useful, unmistakable, specific and timely: the claim first, then what backs it up (4U).',
  question: 'Opens with a question the right reader answers with yes, then gives the answer.',
  proof: 'Lets the evidence speak first, so that the promise after it is believed.',
  objection: 'Says the doubt out loud before the reader can, and answers it with a fact.',
  offer: 'Puts the offer up front for people who are ready, and gives the reason right after.',
  'how-to': 'Teaches something useful; the product is part of the answer.',
  story: 'Begins with a scene the reader knows and lets the product change its ending.',
  contrast: 'Sets the usual way against this one, so that the difference is plain.',
  audience: 'Calls the audience by name, so that exactly those people stop.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Hook',
    problem: 'Problem',
    solution: 'Solution',
    detail: 'Details',
    proof: 'Proof',
    action: 'Call to action',
  },
  spoken: 'Spoken',
  onScreen: 'On screen',
  shot: 'Shot',
  shots: {
    hook: [
      'Face to camera, close, eyes on the lens.',
      'Hands in frame, mid-action, no introduction.',
      'Tight close-up of {brand}, light moving across it.',
      'A quick pull-back from a detail to the whole scene.',
    ],
    problem: [
      'The old way, filmed a little too close.',
      'A small everyday failure, shot from above.',
      'A tired glance, a pause, a sigh.',
      'The same mishap from two angles, cut fast.',
    ],
    solution: [
      '{brand} fills the frame; the light warms up.',
      '{brand}, center of the frame, nothing else.',
      'Over the shoulder: {brand} in use.',
      'Cut on the action to {brand}.',
    ],
    detail: [
      'Close-ups in rhythm with the voice, one per point.',
      'Slow move across the detail being named.',
      'Split screen: the point on the left, it happening on the right.',
      'Hands show it, step by step.',
    ],
    proof: [
      'Plain background, the words large and still.',
      'The line typed out, letter by letter.',
      'A real use, filmed in one take.',
      'Hold on {brand}; the words appear beside it.',
    ],
    action: [
      '{brand} center frame, space left for the button.',
      'Back to the face from the start, now smiling.',
      'Hold on {brand}, logo in.',
      'One last look at {brand}; freeze.',
    ],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'VOICE',
  sound: 'SOUND',
  sounds: [
    'A door opens, street noise comes in, then quiet.',
    'A clock ticks, then stops.',
    'Morning kitchen: cups, a spoon, a radio in the next room.',
    'A phone buzzes on a table and goes silent.',
    'Footsteps, a pause, a breath out.',
    'Light guitar, one bar, then under the voice.',
    'Rain on a window; it eases off.',
    'A busy room fades to a single voice.',
    'A drawer opens, rummaging, a sigh.',
    'Soft piano under the last line.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'How {brand} sounds',
    always: 'Always',
    never: 'Never',
    example: 'For example',
    words: 'Words to own',
  },
  common: {
    always: [
      'Put the fact before the adjective.',
      'Write for one person.',
      'Read every line aloud.',
      'End with what to do next.',
      'Name the product as people say it.',
      'Let numbers speak for themselves.',
    ],
    never: [
      'Promise what cannot be kept.',
      'Use a superlative without proof.',
      'Copy a competitor’s phrase.',
      'Write a sentence that needs reading twice.',
      'Fill space for its own sake.',
      'Change the product’s name to fit the line.',
    ],
  },
  tones: {
    friendly: {
      sound: [
        'Like a helpful neighbor: clear, kind and never in a hurry to sell.',
        'Easy-going and honest, the way you would tell a friend.',
      ],
      always: [
        'Say “you” more often than “we”.',
        'Use short sentences and everyday words.',
        'Explain the good part first.',
        'Use contractions; write as you speak.',
      ],
      never: ['Talk down to anyone.', 'Hide behind jargon.', 'Shout.', 'Joke at someone’s expense.'],
    },
    bold: {
      sound: [
        'Direct and sure of itself. It says the thing others soften.',
        'Short, strong sentences that take a stand.',
      ],
      always: [
        'Lead with the strongest point.',
        'Use active verbs.',
        'Back every claim with a fact.',
        'Cut the sentence in half, then cut again.',
      ],
      never: [
        'Hedge with “maybe” or “kind of”.',
        'Insult the reader.',
        'Claim what can’t be shown.',
        'Apologize for having a point of view.',
      ],
    },
    playful: {
      sound: [
        'Quick, light and a little cheeky, but always on the reader’s side.',
        'Like a witty friend who also happens to know the facts.',
      ],
      always: [
        'Surprise in the first line.',
        'Keep the joke short and the fact clear.',
        'Let one image carry the line.',
        'Read it aloud; if it doesn’t bounce, rewrite it.',
      ],
      never: [
        'Let the joke hide the message.',
        'Use irony about the customer.',
        'Explain the pun.',
        'Be silly about price or safety.',
      ],
    },
    premium: {
      sound: [
        'Calm, exact and unhurried. It describes and lets the reader judge.',
        'Quiet confidence: few words, well chosen.',
      ],
      always: [
        'Name the material, the maker, the detail.',
        'Leave room between sentences.',
        'Choose the precise word over the big one.',
        'Let a fact stand alone.',
      ],
      never: [
        'Use exclamation marks.',
        'Write “luxury” or “exclusive”.',
        'Rush the reader.',
        'Compare with cheaper things.',
      ],
    },
    expert: {
      sound: [
        'Knowledgeable and plain. It gives reasons, not adjectives.',
        'Like a good adviser: exact, neutral, useful.',
      ],
      always: [
        'Give the reason in the same sentence.',
        'Use the term the field uses, explained once.',
        'Show the evidence.',
        'Say what it does not do, too.',
      ],
      never: ['Exaggerate.', 'Use a word that needs a footnote.', 'Assume the reader knows.', 'Mix opinion with fact.'],
    },
    urgent: {
      sound: ['Awake and to the point. Every line moves the reader forward.', 'Brisk and clear about what to do next.'],
      always: [
        'Start with a verb.',
        'Give one clear next step.',
        'Say what waiting costs.',
        'State a deadline only when there is one.',
      ],
      never: ['Invent scarcity.', 'Use all capitals.', 'Threaten.', 'Ask for two things at once.'],
    },
    warm: {
      sound: [
        'Caring and attentive, like someone who has time for you.',
        'Gentle and sincere; people come before things.',
      ],
      always: [
        'Begin with the person, then the product.',
        'Notice the small things.',
        'Thank people.',
        'Choose soft, concrete words.',
      ],
      never: ['Play on guilt.', 'Sound like a greeting card.', 'Promise feelings.', 'Forget the practical point.'],
    },
    minimal: {
      sound: ['Spare. One idea per line, nothing left to take away.', 'Plain words, much white space.'],
      always: ['One thought per sentence.', 'Prefer nouns and verbs.', 'Stop early.', 'Let the picture do the rest.'],
      never: ['Use two adjectives.', 'Repeat.', 'Decorate.', 'Explain what is obvious.'],
    },
  },
};

export const tags = [
  'ShopSmall',
  'NewFavorite',
  'EverydayEssentials',
  'SmartChoice',
  'BetterEveryday',
  'TreatYourself',
  'MustSee',
  'MadeWell',
  'GoodFinds',
  'DailyUpgrade',
  'WorthIt',
  'LifeMadeEasier',
  'FindOfTheDay',
  'TryThis',
  'WishList',
  'LittleThings',
] as const;

export const paths = ['Discover', 'Details', 'Try-It', 'Overview', 'Learn-More'] as const;
