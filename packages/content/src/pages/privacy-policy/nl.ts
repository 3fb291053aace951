import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacybeleid',
  title: `Privacybeleid | ${brand.name}`,
  description:
    'Welke gegevens worden opgeslagen, waarom, hoelang en wie ze kan zien. Geen advertentietrackers, geen analyse door derden, geen verkoop van gegevens.',
  heading: 'Privacybeleid',
  paragraph: 'Wat er over je wordt opgeslagen, waarom, hoelang en hoe je het laat verwijderen.',
  sections: {
    who: {
      heading: 'Wie verantwoordelijk is',
      parts: [
        `De beheerder van deze website is verantwoordelijk voor de gegevens die hier worden verwerkt. ${brand.name} is opensourcesoftware die iedereen zelf kan draaien. De gegevens van elke beheerder blijven op diens eigen systemen; er gaat niets naar de ontwikkelaars van de software.`,
        'Dit beleid beschrijft wat de software doet zoals ze wordt geleverd. Als de beheerder andere diensten koppelt, zoals een e-mailprovider of een AI-aanbieder, moet hij die noemen in een aanvulling op dit beleid.',
      ],
    },
    what: {
      heading: 'Wat er wordt opgeslagen en waarom',
      parts: [
        'Om je account te leveren (uitvoering van een overeenkomst, art. 6 lid 1 onder b AVG):',
        {
          list: [
            'je e-mailadres, je naam, je taal en je e-mailvoorkeuren;',
            'je wachtwoord, alleen als Argon2id-hash waaruit het wachtwoord niet terug te halen is;',
            'als je inlogt met Google: de ID van je Google-account, en het e-mailadres en de naam die Google bevestigt;',
            'je abonnement, en een overzicht van de credits die je krijgt, gebruikt en terugkrijgt.',
          ],
        },
        'Om je werk te maken en op te slaan (uitvoering van een overeenkomst):',
        {
          list: [
            'wat je invoert, zoals producten, briefings en de inhoud van QR-codes, inclusief wifi-wachtwoorden en contactgegevens;',
            'de afbeeldingen, video’s en audiobestanden die je uploadt; locatie- en cameragegevens worden uit afbeeldingen verwijderd, video’s en audiobestanden worden opgeslagen zoals ze zijn;',
            'je ontwerpen met hun versiegeschiedenis, je campagnes, en je resultaten met de tijd en status van elke opdracht.',
          ],
        },
        'Om de dienst veilig en werkend te houden (gerechtvaardigd belang, art. 6 lid 1 onder f AVG):',
        {
          list: [
            'inlogsessies met je browser, je apparaat en het laatst gebruikte IP-adres, waarvan het token alleen als hash wordt opgeslagen;',
            'je IP-adres, en je e-mailadres als hash, die korte tijd worden meegeteld voor limieten op verzoeken;',
            'serverlogs met de tijd, het adres van de pagina zonder parameters, de status, je IP-adres, de ID van je account en een verzoeknummer; wachtwoorden, inlogtokens en codes worden niet gelogd;',
            'feedback die je stuurt, met je beoordeling, de pagina waarvandaan je die stuurde en, als je bent ingelogd, je account.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Wat er in je browser wordt opgeslagen',
      parts: [
        {
          list: [
            `de cookie ‘${localeCookie.name}’, die je taal 365 dagen onthoudt;`,
            'de cookie ‘theme’, die 365 dagen onthoudt of je de lichte of donkere modus hebt gekozen;',
            'in de lokale opslag: je inlogtoken, of de zijbalk is ingeklapt, waar je was gebleven in het dashboard, wanneer je een aanbieding hebt gesloten, en uploads en wijzigingen die de server nog niet hebben bereikt;',
            'in de opslag van het tabblad, tot je het sluit: wat je in een tool hebt ingevoerd en een registratie waaraan je bent begonnen, zonder het wachtwoord.',
          ],
        },
        'Als je uitlogt, wordt deze opslag gewist; de twee cookies blijven staan. Er zijn geen advertentiecookies, geen analyse door derden en geen lettertypen of scripts van andere bedrijven, met één uitzondering: als de beheerder inloggen met Google aanbiedt, wordt het script van Google geladen zodra je het inlogscherm opent.',
      ],
    },
    images: {
      heading: 'Hoe je afbeeldingen worden verwerkt',
      parts: [
        'Afbeeldingen die je uploadt of importeert, en afbeeldingen die AI-aanbieders maken, worden op de server van de beheerder automatisch gecontroleerd op seksueel expliciete inhoud. Afbeeldingen die niet door de controle komen, worden geweigerd en verwijderd.',
        'Om een pasfoto passend te maken, zoekt de server het gezicht en meet het: de grootte en hoek van het hoofd, de positie van de ogen, en of de ogen open zijn en de mond dicht is. De metingen worden bij het resultaat opgeslagen zodat je het kunt aanpassen, en worden ermee verwijderd. Ze worden niet gebruikt om iemand te identificeren en er wordt geen sjabloon voor gezichtsherkenning gemaakt.',
        'Andere tools zoeken alleen naar gezichten en tekst in een afbeelding om die bij te snijden en de lay-out te bepalen. Als je een foto maakt met je camera, blijft het livebeeld in je browser; alleen de foto die je maakt, wordt geüpload.',
      ],
    },
    links: {
      heading: 'Productlinks en QR-codes',
      parts: [
        'Als je een productlink invoert, opent de server van de beheerder die pagina en neemt er productgegevens en afbeeldingen van over. De andere website ziet het IP-adres van de server, niet dat van jou.',
        'Een QR-code bevat precies wat je invoert. Scans lopen niet via deze website en worden niet geteld.',
      ],
    },
    models: {
      heading: 'AI-aanbieders',
      parts: [
        'Zoals de software wordt geleverd, draaien alle tools op de eigen server van de beheerder en verlaten je briefings en afbeeldingen die niet.',
        'De beheerder kan externe aanbieders koppelen: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate of een server die compatibel is met OpenAI. Tools die een aanbieder gebruiken, sturen die wat nodig is voor de taak, zoals je briefing, de tekst van een productpagina of een afbeelding. De beheerder moet je laten weten welke aanbieders hij gebruikt; voor wat zij ontvangen, gelden hun eigen voorwaarden en privacybeleid.',
        'Van elk verzoek aan een aanbieder legt de software het account, de opdracht, de aanbieder, het model, de kosten en de uitkomst vast, maar niet de inhoud. De software gebruikt je werk niet om modellen te trainen.',
      ],
    },
    emails: {
      heading: 'E-mails',
      parts: [
        'Je krijgt een code als je je registreert, een melding als iemand zich opnieuw met jouw adres probeert te registreren en, als je dat inschakelt, een bericht als een opdracht klaar is. De software verstuurt geen nieuwsbrieven. Als de beheerder geen mailserver heeft ingesteld, bewaart de server de laatste 200 e-mails als bestanden in plaats van ze te versturen.',
      ],
    },
    recipients: {
      heading: 'Wie je gegevens nog meer kan zien',
      parts: [
        'Je gegevens worden niet verkocht of verhuurd. Ze komen alleen bij anderen terecht waar de dienst dat nodig heeft: de bedrijven die de server en de bestanden hosten, de e-mailprovider die je berichten bezorgt, gekoppelde AI-aanbieders, en autoriteiten als de wet dat vereist. Wie de server beheert, heeft technisch toegang tot wat erop is opgeslagen.',
        'Als je een link naar een resultaat deelt, kan iedereen die de link heeft het resultaat en de titel ervan zien, maar niet wie het heeft gemaakt. De link werkt tot je het delen stopt of het werk verwijdert.',
        'Als een ontvanger zich buiten de Europese Economische Ruimte bevindt, moet de beheerder de doorgifte beveiligen zoals de AVG vereist, bijvoorbeeld met standaardcontractbepalingen.',
      ],
    },
    'how-long': {
      heading: 'Hoelang gegevens worden bewaard',
      parts: [
        {
          list: [
            'je account, producten, ontwerpen en resultaten: tot je ze verwijdert of je account wordt verwijderd;',
            'verwijderde producten en ontwerpen: 30 dagen, zodat je ze kunt herstellen; daarna worden ook hun bestanden verwijderd, tenzij ander werk van jou ze gebruikt;',
            'uploads die nergens worden gebruikt en gratis opdrachten die geen deel zijn van opgeslagen werk: 30 dagen; onvoltooide uploads: 24 uur;',
            'versiegeschiedenis: elke versie van het laatste uur, een dag lang de laatste van elk uur, daarna de laatste van elke dag en elke geëxporteerde, tot 300 versies;',
            'registratiecodes en niet-voltooide registraties: 10 minuten;',
            'inlogsessies: tot je uitlogt, maximaal 30 dagen na het laatste gebruik en 180 dagen in totaal;',
            'opgeslagen antwoorden die voorkomen dat een herhaald verzoek twee keer in rekening wordt gebracht: 24 uur;',
            'tellingen voor limieten op verzoeken: 25 uur;',
            'feedback en gegevens over verzoeken aan AI-aanbieders: tot de beheerder ze verwijdert; als je account wordt verwijderd, zijn ze niet meer aan jou gekoppeld;',
            'serverlogs en back-ups: zolang de beheerder ze nodig heeft om problemen te vinden en gegevens te herstellen;',
            'gegevens die de belastingwet vereist, als er abonnementen worden verkocht: zolang die wet voorschrijft.',
          ],
        },
        'Een opschoning die elk uur draait, verwijdert wat is verlopen.',
      ],
    },
    safety: {
      heading: 'Hoe je gegevens worden beschermd',
      parts: [
        'Wachtwoorden en inlogtokens worden alleen als hash opgeslagen. Je bestanden zijn alleen te openen via ondertekende links die na ongeveer een uur verlopen. Pagina’s voeren alleen de eigen scripts van deze website uit en, waar dat wordt aangeboden, het script voor inloggen met Google. Een verzoek om werk van iemand anders krijgt hetzelfde antwoord als een verzoek om iets wat niet bestaat.',
      ],
    },
    rights: {
      heading: 'Je rechten',
      parts: [
        'Je kunt de beheerder vragen wat er over je is opgeslagen, het laten corrigeren, beperken of verwijderen, het in een gangbaar formaat ontvangen, en bezwaar maken tegen verwerking op basis van een gerechtvaardigd belang. Schrijf de beheerder vanaf het e-mailadres van je account. Je kunt ook een klacht indienen bij de gegevensbeschermingsautoriteit waar je woont.',
      ],
    },
    children: {
      heading: 'Kinderen',
      parts: [
        'De dienst is bedoeld voor mensen van 16 jaar en ouder. Als de beheerder merkt dat een account van iemand jonger is, verwijdert hij het.',
      ],
    },
    changes: {
      heading: 'Wijzigingen in dit beleid',
      parts: [
        'Als dit beleid verandert, verandert ook de datum bovenaan. De beheerder informeert je over belangrijke wijzigingen voordat ze ingaan, per e-mail of op deze website.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
