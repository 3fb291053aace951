import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Trekt de aandacht met het voordeel, wekt interesse met details en eindigt met een actie (AIDA).',
  pas: 'Benoemt het probleem, laat zien wat het kost en biedt het product als uitweg (PAS).',
  bab: 'Toont het voor en na, met het product als brug ertussen (BAB).',
  fab: 'Gaat van kenmerk naar voordeel en eindigt bij wat dat oplevert (FAB).',
  '4u': 'Nuttig, onmiskenbaar, specifiek en actueel: eerst de bewering, dan wat haar steunt (4U).',
  question: 'Opent met een vraag waarop de juiste lezer ja zegt en geeft het antwoord.',
  proof: 'Laat eerst het bewijs spreken, zodat de belofte wordt geloofd.',
  objection: 'Zegt de twijfel hardop en antwoordt met een feit.',
  offer: 'Zet de aanbieding voorop en geeft meteen de reden.',
  'how-to': 'Leert iets nuttigs; het product is deel van het antwoord.',
  story: 'Begint met een bekende scène en laat het product de afloop veranderen.',
  contrast: 'Zet het gewone tegenover het nieuwe, zodat het verschil duidelijk is.',
  audience: 'Noemt de doelgroep bij naam, zodat precies die mensen stoppen.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Opening',
    problem: 'Probleem',
    solution: 'Oplossing',
    detail: 'Details',
    proof: 'Bewijs',
    action: 'Oproep',
  },
  spoken: 'Gesproken',
  onScreen: 'In beeld',
  shot: 'Shot',
  shots: {
    hook: ['Gezicht dicht bij de camera, blik in de lens.', 'Handen midden in de actie, zonder inleiding.'],
    problem: ['De oude manier, net iets te dichtbij gefilmd.', 'Een klein ongelukje, van boven gezien.'],
    solution: ['{brand} vult het beeld, het licht wordt warmer.', 'Over de schouder: {brand} in gebruik.'],
    detail: ['Close-ups op het ritme van de stem.', 'Langzame beweging over het genoemde detail.'],
    proof: ['Effen achtergrond, de woorden groot en stil.', 'Echt gebruik in één opname.'],
    action: ['{brand} in het midden, ruimte voor de knop.', 'Terug naar het gezicht van het begin, nu met een lach.'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'STEM',
  sound: 'GELUID',
  sounds: [
    'Een deur gaat open, straatgeluid, dan stilte.',
    'Een klok tikt en staat stil.',
    'Keuken in de ochtend: kopjes, een lepel, een radio verderop.',
    'Voetstappen, een pauze, een zucht.',
    'Zachte gitaar, daarna onder de stem.',
    'Een volle zaal wordt stil, één stem blijft.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'Zo klinkt {brand}',
    always: 'Altijd',
    never: 'Nooit',
    example: 'Bijvoorbeeld',
    words: 'Eigen woorden',
  },
  common: {
    always: [
      'Eerst het feit, dan het bijvoeglijk naamwoord.',
      'Voor één mens schrijven.',
      'Elke regel hardop lezen.',
      'Met de volgende stap eindigen.',
      'Het product noemen zoals men het zegt.',
      'Cijfers voor zich laten spreken.',
    ],
    never: [
      'Beloven wat niet kan.',
      'Superlatieven zonder bewijs gebruiken.',
      'Zinnen van de concurrent overnemen.',
      'Zinnen schrijven die men twee keer moet lezen.',
      'Ruimte vullen om te vullen.',
      'De productnaam verdraaien.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Als een behulpzame buur: duidelijk, aardig en zonder haast.'],
      always: ['Vaker ‘je’ dan ‘wij’ zeggen.', 'Korte zinnen en gewone woorden gebruiken.'],
      never: ['Uit de hoogte doen.', 'Zich achter vaktaal verschuilen.'],
    },
    bold: {
      sound: ['Direct en zeker van zijn zaak.'],
      always: ['Met het sterkste punt beginnen.', 'Elke bewering staven.'],
      never: ['Afzwakken met ‘misschien’.', 'Beweren wat niet te tonen is.'],
    },
    playful: {
      sound: ['Vlot, licht en een beetje brutaal, altijd aan de kant van de lezer.'],
      always: ['In de eerste regel verrassen.', 'De grap kort houden.'],
      never: ['De woordspeling uitleggen.', 'Grappen over prijs of veiligheid.'],
    },
    premium: {
      sound: ['Rustig, precies en zonder haast.'],
      always: ['Het detail benoemen.', 'Het juiste woord boven het grote kiezen.'],
      never: ['Uitroeptekens zetten.', '‘Luxe’ schrijven.'],
    },
    expert: {
      sound: ['Deskundig en helder: redenen, geen bijvoeglijke naamwoorden.'],
      always: ['De reden in dezelfde zin geven.', 'Bewijs tonen.'],
      never: ['Overdrijven.', 'Mening en feiten mengen.'],
    },
    urgent: {
      sound: ['Wakker en to the point.'],
      always: ['Met een werkwoord beginnen.', 'Eén duidelijke stap noemen.'],
      never: ['Schaarste verzinnen.', 'Dreigen.'],
    },
    warm: {
      sound: ['Aandachtig en oprecht, met tijd voor mensen.'],
      always: ['Met de mens beginnen, dan het product.', 'Op kleine dingen letten.'],
      never: ['Op schuldgevoel spelen.', 'Klinken als een wenskaart.'],
    },
    minimal: {
      sound: ['Sober. Eén idee per regel.'],
      always: ['Vroeg stoppen.', 'Zelfstandige naamwoorden en werkwoorden kiezen.'],
      never: ['Twee bijvoeglijke naamwoorden gebruiken.', 'Herhalen.'],
    },
  },
};

export const tags = [
  'Favoriet',
  'Ontdekking',
  'ElkeDag',
  'GoedeKeus',
  'Nieuw',
  'Vondst',
  'Aanrader',
  'TrakteerJezelf',
  'Verlanglijst',
  'KleineGeluk',
  'DeMoeiteWaard',
  'Onmisbaar',
] as const;

export const paths = ['Ontdek', 'Details', 'Aanbieding', 'Meer-Weten'] as const;
