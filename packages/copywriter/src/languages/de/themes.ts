import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match:
      /kaffee|espresso|\btee\b|schokolade|soße|sauce|snack|rezept|gericht|geschmack|schmeckt|lecker|müsli|gewürz|käse|honig/i,
    moves: {
      headline: ['Reste? Eher nicht.', 'Der erste Bissen entscheidet', 'Nachschlag eingeplant'],
      slogan: ['{brand}. Noch eins geht immer.'],
      question: ['Wann hast du zuletzt richtig genossen?'],
      problem: ['Schnell schmeckt meistens auch nach schnell.'],
      after: ['Teilen ist freiwillig.'],
    },
  },
  {
    match: /\bhaut|creme|serum|shampoo|haare|kosmetik|pflege|lippenstift|parfum/i,
    moves: {
      headline: ['Dein Spiegel wird es merken', 'Eine Routine, die bleibt', 'Gut zur Haut, gut zu dir'],
      slogan: ['{brand}. Du, an einem guten Tag.'],
      question: ['Was sagt der Spiegel am Morgen?'],
      problem: ['Das Regal ist voll, und nichts passt richtig.'],
      after: ['Eine Routine, die du wirklich beibehältst.'],
    },
  },
  {
    match: /schlaf|matratze|kissen|bettdecke|bettwäsche|nachtruhe/i,
    moves: {
      headline: ['Gute Nacht, und zwar wirklich', 'Der Wecker darf ruhig kommen', 'Bessere Nächte, bessere Tage'],
      slogan: ['{brand}. Gute Nacht, wirklich.'],
      question: ['Wie hast du heute geschlafen?'],
      problem: ['Müde ins Bett, müde wieder raus.'],
      after: ['Morgens aufstehen und es auch so meinen.'],
    },
  },
  {
    match: /zeit spar|stunden (?:pro|in der|die) woche|automatisch|papierkram|buchhaltung|rechnung|steuer|büro/i,
    moves: {
      headline: ['Hol dir den Feierabend zurück', 'Früher fertig, zur Abwechslung', 'Weniger Papierkram, mehr Tag'],
      slogan: ['{brand}. Mehr Tag vom Tag.'],
      question: ['Wo ist eigentlich die Woche geblieben?'],
      problem: ['Die Liste wächst schneller, als du abhaken kannst.'],
      after: ['Abende, die wieder dir gehören.'],
    },
  },
  {
    match: /reise|unterwegs|koffer|rucksack|pendel|tragbar|camping|wander|handgepäck|flugzeug/i,
    moves: {
      headline: ['Immer dabei, egal wohin', 'Pack das zuerst ein', 'Schlüssel, Handy, und das hier'],
      slogan: ['{brand}. Überall dabei.'],
      question: ['Was vergisst du immer beim Packen?'],
      problem: ['Unterwegs fehlt immer genau das eine.'],
      after: ['Einpacken und nicht mehr dran denken.'],
    },
  },
  {
    match: /sauber|reinig|putz|staub|flecken|haushalt|waschmaschine/i,
    moves: {
      headline: ['Sauber, ohne das Wochenende zu opfern', 'Wischen, setzen, fertig', 'Der Besuch kann kommen'],
      slogan: ['{brand}. Zuhause, nur schöner.'],
      question: ['Hast du das nicht gerade erst geputzt?'],
      problem: ['Hausarbeit hat keine Ziellinie.'],
      after: ['Hinsetzen. Es ist erledigt.'],
    },
  },
  {
    match: /kleid|jacke|hose|schuh|socke|pullover|hemd|leder|\bmode|\bleinen|merino|tasche/i,
    moves: {
      headline: ['Das Teil, nach dem du immer greifst', 'Komplimente nicht inbegriffen', 'Anziehen und vergessen'],
      slogan: ['{brand}. Sitzt.'],
      question: ['Was ziehst du an, wenn es einfach passen soll?'],
      problem: ['Sieht gut aus, fühlt sich falsch an. Kennst du.'],
      after: ['Das Teil, das nie lange im Schrank liegt.'],
    },
  },
  {
    match: /\bteams?\b|projekt|\bkunden|vertrieb|unternehmen|händler|software|crm|meeting|mitarbeiter/i,
    moves: {
      headline: ['Weniger Meetings, mehr erledigt', 'Montag kann kommen', 'Alle wissen, was als Nächstes kommt'],
      slogan: ['{brand}. Läuft.'],
      question: ['Wie viele Tabs sind gerade offen?'],
      problem: ['Die Arbeit über die Arbeit frisst den Tag.'],
      after: ['Alle wissen, was als Nächstes kommt.'],
    },
  },
  {
    match: /kinder|baby|eltern|familie|kleinkind/i,
    moves: {
      headline: [
        'Für den ganz normalen Familienwahnsinn',
        'Ein bisschen Ruhe vor dem Zubettgehen',
        'Von Eltern verstanden',
      ],
      slogan: ['{brand}. Familie, nur leichter.'],
      question: ['Wer verhandelt bei euch vor dem Frühstück?'],
      problem: ['Alle wollen etwas, und zwar sofort.'],
      after: ['Ein wenig mehr Ruhe zu Hause.'],
    },
  },
  {
    match: /\bhunde?\b|katze|haustier|pfote|welpe/i,
    moves: {
      headline: [
        'Für den eigentlichen Chef im Haus',
        'Schwanzwedeln ist auch eine Bewertung',
        'Nur das Beste fürs Sofa',
      ],
      slogan: ['{brand}. Weil sie Familie sind.'],
      question: ['Wer hat bei euch wirklich das Sagen?'],
      problem: ['Sie können nicht sagen, was sie brauchen. Du weißt es.'],
      after: ['Du siehst es an ihrem Blick.'],
    },
  },
  {
    match: /\bsport|\blaufen|läufer|fitness|yoga|training|workout|fahrrad|radfahr/i,
    moves: {
      headline: ['Für die Tage, an denen du doch gehst', 'Ausreden haben heute frei', 'Noch eine Runde'],
      slogan: ['{brand}. Noch eine Runde.'],
      question: ['Was bringt dich vor die Tür?'],
      problem: ['Am schwersten ist der Schritt vor die Tür.'],
      after: ['Du willst gleich noch einmal.'],
    },
  },
  {
    match: /kopfhörer|lautsprecher|musik|sound|klang|podcast|noise/i,
    moves: {
      headline: ['Hör das ganze Lied', 'Die Welt darf leiser sein', 'Nur noch ein Lied'],
      slogan: ['{brand}. Drück auf Play.'],
      question: ['Wann hast du zuletzt ein ganzes Lied gehört?'],
      problem: ['Die Welt ist laut. Deine Playlist muss schreien.'],
      after: ['Aus einem Lied werden fünf.'],
    },
  },
  {
    match: /lampe|leuchte|\blicht\b|kerze|dimm/i,
    moves: {
      headline: ['Abende sehen so besser aus', 'Gutes Licht, gute Laune', 'Das Deckenlicht hat jetzt Pause'],
      slogan: ['{brand}. Im besten Licht.'],
      question: ['Wie sieht dein Zimmer nach Sonnenuntergang aus?'],
      problem: ['Unter dem Deckenlicht entspannt sich niemand.'],
      after: ['So wird der Abend gemütlich.'],
    },
  },
  {
    match: /konzert|festival|ticket|\bmesse\b|konferenz|workshop|veranstaltung|bühne/i,
    moves: {
      headline: ['Sei dabei, nicht in den Kommentaren', 'Der Montag wird neidisch', 'Im Kalender ist noch Platz'],
      slogan: ['{brand}. Sei dabei.'],
      question: ['Schon etwas vor?'],
      problem: ['Die besten Abende finden nie auf dem Sofa statt.'],
      after: ['Darüber redest du noch am Montag.'],
    },
  },
  {
    match: /akku|ladegerät|powerbank|usb|smartphone|handy|laptop|kabellos|esim|kamera/i,
    moves: {
      headline: ['Technik, die nicht im Weg steht', 'Zwei Prozent? Kein Drama.', 'Läuft, wenn du es brauchst'],
      slogan: ['{brand}. Da, wenn du es brauchst.'],
      question: ['Noch zwei Prozent. Und jetzt?'],
      problem: ['Leer ist es immer dann, wenn du es brauchst.'],
      after: ['Eine Sorge weniger in der Tasche.'],
    },
  },
  {
    match: /hält .{0,30}(?:kalt|warm|heiß)|thermos|isolier|trinkflasche|flasche/i,
    moves: {
      headline: ['Lauwarm war gestern', 'Der letzte Schluck wie der erste'],
      slogan: ['{brand}. Schluss mit lauwarm.'],
      question: ['Schon wieder lauwarm?'],
      problem: ['Morgens perfekt, mittags lauwarm.'],
      after: ['Der letzte Schluck ist so gut wie der erste.'],
    },
  },
];
