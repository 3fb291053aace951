import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Gewinnt Aufmerksamkeit mit dem Nutzen, weckt Interesse mit Einzelheiten und endet mit einer Aufforderung (AIDA).',
  pas: 'Benennt das Problem, zeigt, was es kostet, und bietet das Produkt als Ausweg an (PAS).',
  bab: 'Zeigt das Leben vorher und nachher, mit dem Produkt als Brücke dazwischen (BAB).',
  fab: 'Geht vom Merkmal zum Vorteil und endet bei dem, was das bringt (FAB).',
  '4u': 'Nützlich, eindeutig, konkret und aktuell: erst die Aussage, dann der Beleg (4U).',
  question: 'Beginnt mit einer Frage, die die Richtigen mit Ja beantworten, und gibt die Antwort.',
  proof: 'Lässt zuerst den Beweis sprechen, damit das Versprechen danach geglaubt wird.',
  objection: 'Spricht den Zweifel selbst aus und antwortet mit einer Tatsache.',
  offer: 'Stellt das Angebot nach vorn und nennt gleich darauf den Grund.',
  'how-to': 'Erklärt etwas Nützliches; das Produkt ist Teil der Antwort.',
  story: 'Beginnt mit einer bekannten Szene und lässt das Produkt ihren Ausgang ändern.',
  contrast: 'Stellt das Übliche dem Neuen gegenüber, damit der Unterschied klar wird.',
  audience: 'Spricht die Zielgruppe beim Namen an, damit genau sie stehen bleibt.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Einstieg',
    problem: 'Problem',
    solution: 'Lösung',
    detail: 'Details',
    proof: 'Beleg',
    action: 'Aufforderung',
  },
  spoken: 'Gesprochen',
  onScreen: 'Im Bild',
  shot: 'Einstellung',
  shots: {
    hook: ['Gesicht nah an der Kamera, Blick in die Linse.', 'Hände im Bild, mitten in der Bewegung.'],
    problem: ['Der alte Weg, etwas zu nah gefilmt.', 'Ein kleines Missgeschick, von oben gesehen.'],
    solution: ['{brand} füllt das Bild, das Licht wird wärmer.', 'Über die Schulter: {brand} im Einsatz.'],
    detail: ['Nahaufnahmen im Rhythmus der Stimme.', 'Langsame Fahrt über das genannte Detail.'],
    proof: ['Ruhiger Hintergrund, die Worte groß im Bild.', 'Eine echte Anwendung, in einer Einstellung.'],
    action: [
      '{brand} in der Mitte, Platz für die Schaltfläche.',
      'Zurück zum Gesicht vom Anfang, jetzt mit einem Lächeln.',
    ],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'STIMME',
  sound: 'GERÄUSCH',
  sounds: [
    'Eine Tür geht auf, Straßenlärm, dann Stille.',
    'Eine Uhr tickt und bleibt stehen.',
    'Morgens in der Küche: Tassen, ein Löffel, ein Radio nebenan.',
    'Schritte, eine Pause, ein Ausatmen.',
    'Leise Gitarre, dann unter der Stimme.',
    'Ein voller Raum wird leise, eine Stimme bleibt.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'So klingt {brand}',
    always: 'Immer',
    never: 'Nie',
    example: 'Zum Beispiel',
    words: 'Eigene Wörter',
  },
  common: {
    always: [
      'Erst die Tatsache, dann das Adjektiv.',
      'Für einen einzigen Menschen schreiben.',
      'Jede Zeile laut lesen.',
      'Mit dem nächsten Schritt enden.',
      'Das Produkt so nennen, wie man es sagt.',
      'Zahlen für sich sprechen lassen.',
    ],
    never: [
      'Versprechen, was nicht zu halten ist.',
      'Superlative ohne Beleg benutzen.',
      'Sätze der Konkurrenz nachahmen.',
      'Sätze schreiben, die man zweimal lesen muss.',
      'Platz um des Platzes willen füllen.',
      'Den Produktnamen verbiegen.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Wie ein hilfsbereiter Nachbar: klar, freundlich und ohne Eile.'],
      always: ['Öfter „du“ als „wir“ sagen.', 'Kurze Sätze und Alltagswörter benutzen.'],
      never: ['Von oben herab reden.', 'Sich hinter Fachwörtern verstecken.'],
    },
    bold: {
      sound: ['Direkt und seiner Sache sicher.'],
      always: ['Mit dem stärksten Punkt beginnen.', 'Jede Aussage belegen.'],
      never: ['Mit „vielleicht“ abschwächen.', 'Behaupten, was sich nicht zeigen lässt.'],
    },
    playful: {
      sound: ['Schnell, leicht und ein wenig frech, immer auf der Seite der Lesenden.'],
      always: ['In der ersten Zeile überraschen.', 'Den Witz kurz halten.'],
      never: ['Den Wortwitz erklären.', 'Über Preis oder Sicherheit scherzen.'],
    },
    premium: {
      sound: ['Ruhig, genau und ohne Hast.'],
      always: ['Das Detail benennen.', 'Das treffende Wort dem großen vorziehen.'],
      never: ['Ausrufezeichen setzen.', '„Luxus“ schreiben.'],
    },
    expert: {
      sound: ['Kundig und schlicht, mit Gründen statt Adjektiven.'],
      always: ['Den Grund gleich mitliefern.', 'Belege zeigen.'],
      never: ['Übertreiben.', 'Meinung und Fakten mischen.'],
    },
    urgent: {
      sound: ['Wach und auf den Punkt.'],
      always: ['Mit einem Verb beginnen.', 'Einen klaren nächsten Schritt nennen.'],
      never: ['Knappheit erfinden.', 'Drohen.'],
    },
    warm: {
      sound: ['Zugewandt und aufmerksam.'],
      always: ['Mit dem Menschen beginnen, dann das Produkt.', 'Auf Kleinigkeiten achten.'],
      never: ['Ein schlechtes Gewissen machen.', 'Wie eine Glückwunschkarte klingen.'],
    },
    minimal: {
      sound: ['Knapp. Ein Gedanke pro Zeile.'],
      always: ['Früh aufhören.', 'Hauptwörter und Verben bevorzugen.'],
      never: ['Zwei Adjektive benutzen.', 'Wiederholen.'],
    },
  },
};

export const tags = [
  'Lieblingsstück',
  'Entdeckung',
  'Alltagshelfer',
  'GuteWahl',
  'NeuEntdeckt',
  'Einfachgut',
  'Fundstück',
  'Tipp',
  'Empfehlung',
  'Gönndir',
  'Wunschliste',
  'KleineFreuden',
] as const;

export const paths = ['Entdecken', 'Details', 'Angebot', 'Mehr-dazu'] as const;
