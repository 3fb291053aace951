import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match: /koffie|\bthee\b|chocola|\bsaus|koek|recept|maaltijd|smaak|lekker|\bkaas|honing/i,
    moves: {
      headline: ['Er blijft niets over', 'De eerste hap beslist', 'Opscheppen mag'],
      slogan: ['{brand}. Nog eentje dan.'],
      question: ['Wanneer heb je voor het laatst echt geproefd?'],
      problem: ['Snel smaakt meestal ook naar snel.'],
      after: ['Delen is vrijwillig.'],
    },
  },
  {
    match: /\bhuid\b|crème|serum|shampoo|\bhaar\b|make-up|parfum|cosmetica/i,
    moves: {
      headline: ['Je spiegel gaat het merken', 'Een routine die blijft', 'Minder potjes, meer glans'],
      slogan: ['{brand}. Jij, op een goede dag.'],
      question: ['Wat zegt de spiegel in de ochtend?'],
      problem: ['De plank staat vol, en niets past echt.'],
      after: ['Een routine die je echt volhoudt.'],
    },
  },
  {
    match: /\bslaap|matras|kussen|dekbed|slapeloos/i,
    moves: {
      headline: ['Welterusten, maar dan echt', 'De wekker mag komen', 'Betere nachten, betere dagen'],
      slogan: ['{brand}. Welterusten, echt.'],
      question: ['Hoe heb je geslapen?'],
      problem: ['Moe naar bed, moe eruit.'],
      after: ['Opstaan, en er zin in hebben.'],
    },
  },
  {
    match: /factu|boekhoud|papierwerk|administratie|uur .{0,14}per week|automatisch|belasting|zzp/i,
    moves: {
      headline: ['Pak je avond terug', 'Eerder klaar, voor de verandering', 'Minder papier, meer dag'],
      slogan: ['{brand}. Meer dag in je dag.'],
      question: ['Waar is de week gebleven?'],
      problem: ['De lijst groeit sneller dan je afvinkt.'],
      after: ['Avonden die weer van jou zijn.'],
    },
  },
  {
    match: /\breis|reizig|koffer|rugzak|wandel|bagage|draagbaar|kamperen|onderweg|forens/i,
    moves: {
      headline: ['Dit gaat als eerste in de tas', 'Altijd mee, waarheen ook', 'Sleutels, telefoon, en dit'],
      slogan: ['{brand}. Altijd mee.'],
      question: ['Wat vergeet je altijd in te pakken?'],
      problem: ['Onderweg mist altijd precies dat ene.'],
      after: ['In de tas, en niet meer aan denken.'],
    },
  },
  {
    match: /schoon|poets|\bstof\b|vlekken|huishoud|\bwas\b/i,
    moves: {
      headline: ['Schoon, zonder je zondag kwijt te zijn', 'De visite mag komen', 'Even poetsen, en zitten'],
      slogan: ['{brand}. Thuis, maar fijner.'],
      question: ['Had je dat niet net schoongemaakt?'],
      problem: ['Het huishouden heeft geen finish.'],
      after: ['Ga zitten. Het is gedaan.'],
    },
  },
  {
    match: /\bjurk|\bjas|broek|schoen|\bsok|\btrui|overhemd|\bleer\b|\bleren\b|\bmode\b|linnen|merino|\btas\b/i,
    moves: {
      headline: ['Het stuk dat je altijd pakt', 'Complimenten niet inbegrepen', 'Aantrekken en vergeten'],
      slogan: ['{brand}. Zit goed.'],
      question: ['Wat trek je aan als het gewoon moet kloppen?'],
      problem: ['Ziet er goed uit, voelt verkeerd. Je kent het.'],
      after: ['In de kast ligt het nooit lang.'],
    },
  },
  {
    match: /\bteams?\b|project|\bklanten\b|bedrij|software|\bcrm\b|vergader|winkels|winkelteam/i,
    moves: {
      headline: ['Minder overleg, meer klaar', 'Maandag mag komen', 'Iedereen weet wat er volgt'],
      slogan: ['{brand}. Loopt.'],
      question: ['Hoeveel tabbladen staan er nu open?'],
      problem: ['Werk om het werk vreet je dag op.'],
      after: ['Iedereen weet wat er volgt.'],
    },
  },
  {
    match: /kinder|\bkind\b|\bbaby|ouders|gezin|peuter/i,
    moves: {
      headline: ['Voor het echte gezinsleven', 'Even rust voor het slapengaan', 'Bestand tegen drukke ochtenden'],
      slogan: ['{brand}. Gezin, maar lichter.'],
      question: ['Wie onderhandelt er bij jullie voor het ontbijt?'],
      problem: ['Iedereen wil iets, en wel nu.'],
      after: ['Iets meer rust in huis.'],
    },
  },
  {
    match: /\bhond|\bkat(?:ten)?\b|huisdier|puppy/i,
    moves: {
      headline: ['Voor de echte baas in huis', 'Kwispelen is ook een recensie', 'Het beste voor de koning van de bank'],
      slogan: ['{brand}. Omdat ze familie zijn.'],
      question: ['Wie is er bij jullie echt de baas?'],
      problem: ['Ze kunnen niet zeggen wat ze nodig hebben. Jij weet het.'],
      after: ['Je ziet het aan die blik.'],
    },
  },
  {
    match: /\bsport|hardlo|fitness|yoga|training|fiets|sportschool/i,
    moves: {
      headline: ['Voor de dagen dat je tóch gaat', 'Smoesjes hebben vrij', 'Nog een rondje'],
      slogan: ['{brand}. Nog een rondje.'],
      question: ['Wat krijgt jou de deur uit?'],
      problem: ['Het moeilijkst is de stap over de drempel.'],
      after: ['Je wilt meteen nog een keer.'],
    },
  },
  {
    match: /koptelefoon|oortje|luidspreker|muziek|podcast|geluid/i,
    moves: {
      headline: ['Hoor het hele nummer', 'Zet de wereld zachter', 'Nog één nummer'],
      slogan: ['{brand}. Druk op play.'],
      question: ['Wanneer hoorde je voor het laatst een heel nummer?'],
      problem: ['De wereld is luid. Je playlist moet schreeuwen.'],
      after: ['Eén nummer worden er vijf.'],
    },
  },
  {
    match: /lamp|\blicht\b|kaars|verlichting/i,
    moves: {
      headline: ['Avonden zien er zo beter uit', 'De plafondlamp heeft vrij', 'Je kamer in een ander licht'],
      slogan: ['{brand}. In het beste licht.'],
      question: ['Hoe ziet je kamer eruit na zonsondergang?'],
      problem: ['Onder een plafondlamp ontspant niemand.'],
      after: ['Zo wordt het een fijne avond.'],
    },
  },
  {
    match: /concert|festival|ticket|beurs\b|congres|workshop|voorstelling|podi/i,
    moves: {
      headline: ['Wees erbij, niet in de reacties', 'Maandag wordt jaloers', 'In je agenda is nog plek'],
      slogan: ['{brand}. Wees erbij.'],
      question: ['Heb je al plannen?'],
      problem: ['De beste avonden zijn nooit op de bank.'],
      after: ['Maandag heb je het er nog over.'],
    },
  },
  {
    match: /batterij|\baccu|oplader|powerbank|\busb\b|telefoon|draadloos|\besim\b|data in|camera/i,
    moves: {
      headline: ['Techniek die niet in de weg zit', 'Twee procent? Geen drama.', 'Werkt als je het nodig hebt'],
      slogan: ['{brand}. Er als je het nodig hebt.'],
      question: ['Nog twee procent. Wat nu?'],
      problem: ['Leeg is het altijd op het verkeerde moment.'],
      after: ['Eén zorg minder in je zak.'],
    },
  },
];
