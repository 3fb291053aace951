import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match: /caffè|\btè\b|cioccolat|sugo|salsa|biscott|ricett|gusto|sapore|olio d|\bolio\b|formaggio|miele/i,
    moves: {
      headline: ['Non avanzerà niente', 'Basta un assaggio', 'Il bis è consentito'],
      slogan: ['{brand}. Ancora uno.'],
      question: ['Da quanto non assapori davvero qualcosa?'],
      problem: ['Veloce di solito sa di veloce.'],
      after: ['Condividere è facoltativo.'],
    },
  },
  {
    match: /\bpell[ei]\b|crema|siero|shampoo|capelli|trucco|profumo|cosmetic/i,
    moves: {
      headline: ['Il tuo specchio se ne accorgerà', 'Una routine che resta', 'Meno flaconi, più luce'],
      slogan: ['{brand}. Tu, in un giorno sì.'],
      question: ['Cosa dice lo specchio al mattino?'],
      problem: ['La mensola è piena e niente va bene davvero.'],
      after: ['Una routine che mantieni davvero.'],
    },
  },
  {
    match: /sonno|dormire|materasso|cuscino|insonnia|piumone/i,
    moves: {
      headline: ['Buonanotte, ma sul serio', 'La sveglia può suonare', 'Notti migliori, giorni migliori'],
      slogan: ['{brand}. Buonanotte, sul serio.'],
      question: ['Dormito bene?'],
      problem: ['A letto con il sonno, in piedi con il sonno.'],
      after: ['Alzarsi, e averne voglia.'],
    },
  },
  {
    match: /fattur|contabil|burocra|risparmia.{0,12}(?:ore|tempo)|automatic|tasse|freelance/i,
    moves: {
      headline: ['Riprenditi le tue sere', 'Finire prima, per una volta', 'Meno scartoffie, più vita'],
      slogan: ['{brand}. Più giorno nel giorno.'],
      question: ['Dov’è finita la settimana?'],
      problem: ['La lista cresce più in fretta di quanto spunti.'],
      after: ['Sere che tornano a essere tue.'],
    },
  },
  {
    match: /viagg|valigia|zaino|escursion|bagaglio|portatile|campeggio|aereo|borraccia/i,
    moves: {
      headline: ['La prima cosa da mettere in borsa', 'Con te, ovunque tu vada', 'Chiavi, telefono e questo'],
      slogan: ['{brand}. Sempre con te.'],
      question: ['Cosa dimentichi sempre a casa?'],
      problem: ['In giro manca sempre proprio quello.'],
      after: ['In borsa, e non ci pensi più.'],
    },
  },
  {
    match: /puli[rtz]|polvere|macchi[ae]\b|bucato|detersivo|faccende/i,
    moves: {
      headline: ['Pulito, senza giocarsi la domenica', 'Gli ospiti possono arrivare', 'Una passata e ci si siede'],
      slogan: ['{brand}. Casa, ma meglio.'],
      question: ['Non avevi appena pulito?'],
      problem: ['Le faccende non hanno un traguardo.'],
      after: ['Siediti. È fatto.'],
    },
  },
  {
    match: /vestit|giacca|pantalon|scarp|calz|maglion|camicia|\bpelle conciata|\bmoda\b|\blino\b|merino|borsa\b/i,
    moves: {
      headline: ['Quello che finisci sempre per mettere', 'Complimenti non inclusi', 'Lo metti e te ne dimentichi'],
      slogan: ['{brand}. Sta bene.'],
      question: ['Cosa metti quando deve andare bene e basta?'],
      problem: ['Bello da vedere, scomodo da portare. Ti suona?'],
      after: ['Nell’armadio ci resta poco.'],
    },
  },
  {
    match: /\bteam\b|progett|\bclienti\b|azienda|software|\bcrm\b|riunion|negozi/i,
    moves: {
      headline: ['Meno riunioni, più risultati', 'Il lunedì può arrivare', 'Tutti sanno cosa viene dopo'],
      slogan: ['{brand}. Si va avanti.'],
      question: ['Quante schede hai aperte adesso?'],
      problem: ['Il lavoro sul lavoro si mangia la giornata.'],
      after: ['Tutti sanno cosa viene dopo.'],
    },
  },
  {
    match: /bambin|neonat|genitori|famigli|mamm[ae]|papà/i,
    moves: {
      headline: ['Per la vita vera in famiglia', 'Un po’ di calma prima della nanna', 'A prova di mattine di corsa'],
      slogan: ['{brand}. Famiglia, più leggera.'],
      question: ['Chi tratta da voi prima di colazione?'],
      problem: ['Tutti vogliono qualcosa, e subito.'],
      after: ['Un po’ più di calma in casa.'],
    },
  },
  {
    match: /\bcan[ei]\b|gatt[oi]|cucciol|animali|zampa/i,
    moves: {
      headline: [
        'Per chi comanda davvero in casa',
        'Anche scodinzolare è una recensione',
        'Il meglio per il re del divano',
      ],
      slogan: ['{brand}. Perché sono famiglia.'],
      question: ['Chi comanda davvero a casa tua?'],
      problem: ['Non possono dirti cosa serve. Tu lo sai.'],
      after: ['Lo vedrai nei suoi occhi.'],
    },
  },
  {
    match: /sport|\bcorsa\b|correre|runner|fitness|yoga|allenament|bici|palestra/i,
    moves: {
      headline: ['Per i giorni in cui vai lo stesso', 'Le scuse oggi sono in ferie', 'Ancora un giro'],
      slogan: ['{brand}. Ancora un giro.'],
      question: ['Cosa ti fa uscire di casa?'],
      problem: ['Il difficile è varcare la porta.'],
      after: ['Vorrai rifarlo.'],
    },
  },
  {
    match: /cuffie|auricolar|altoparlant|musica|podcast|\bsuono\b/i,
    moves: {
      headline: ['Ascolta tutta la canzone', 'Abbassa il volume del mondo', 'Ancora una e smetto'],
      slogan: ['{brand}. Premi play.'],
      question: ['Da quanto non ascolti una canzone intera?'],
      problem: ['Il mondo fa rumore. La tua playlist deve urlare.'],
      after: ['Una canzone diventa cinque.'],
    },
  },
  {
    match: /lampad|\bluce\b|\bluci\b|candel|illumina/i,
    moves: {
      headline: ['Le serate fanno un’altra figura', 'Il lampadario può riposare', 'La stanza sotto un’altra luce'],
      slogan: ['{brand}. Nella luce giusta.'],
      question: ['Com’è la tua stanza dopo il tramonto?'],
      problem: ['Nessuno si rilassa sotto il lampadario.'],
      after: ['La sera cambia atmosfera.'],
    },
  },
  {
    match: /concert|festival|bigliett|fiera|convegno|workshop|spettacolo|palchi/i,
    moves: {
      headline: ['Esserci, non solo nei commenti', 'Il lunedì sarà geloso', 'In agenda c’è ancora posto'],
      slogan: ['{brand}. Bisogna esserci.'],
      question: ['Hai già programmi?'],
      problem: ['Le serate migliori non succedono mai sul divano.'],
      after: ['Ne parlerai ancora lunedì.'],
    },
  },
  {
    match: /batteria|caricator|\busb\b|telefono|smartphone|senza fili|\besim\b|dati in|fotocamera/i,
    moves: {
      headline: ['Tecnologia che non si fa notare', 'Due per cento? Nessun dramma.', 'C’è quando serve'],
      slogan: ['{brand}. C’è quando serve.'],
      question: ['Due per cento. E adesso?'],
      problem: ['Si scarica sempre nel momento sbagliato.'],
      after: ['Un pensiero in meno in tasca.'],
    },
  },
];
