import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Voorwaarden',
  title: `Gebruiksvoorwaarden | ${brand.name}`,
  description: `De regels voor het gebruik van ${brand.name}: je account, je werk, credits en terugbetalingen, wat niet mag en de opensourcelicentie.`,
  heading: 'Gebruiksvoorwaarden',
  paragraph: 'Wat je kunt verwachten, wat er van je wordt verwacht en van wie je werk is.',
  sections: {
    who: {
      heading: 'Tussen wie deze voorwaarden gelden',
      parts: [
        `${brand.name} is opensourcesoftware die iedereen zelf kan draaien. Deze website wordt beheerd door een persoon of organisatie: de beheerder. Deze voorwaarden zijn een overeenkomst tussen jou en de beheerder. De ontwikkelaars van de software zijn daarbij geen partij en kunnen je account en je werk niet zien.`,
        'Waar de wet dat vereist, laat de beheerder je zijn naam en contactgegevens weten. Als de beheerder eigen voorwaarden publiceert, gelden die naast deze en gaan ze voor waar de twee van elkaar verschillen.',
      ],
    },
    account: {
      heading: 'Je account',
      parts: [
        'Je hebt een account nodig om werk te maken en op te slaan. Je registreert je met een e-mailadres, een code die daarheen wordt gestuurd en een wachtwoord. Je kunt ook inloggen met Google als de beheerder dat aanbiedt.',
        {
          list: [
            'Gebruik een e-mailadres waar je zelf bij kunt en houd je wachtwoord voor jezelf.',
            'Je moet minstens 16 jaar zijn en oud genoeg om een overeenkomst te sluiten waar je woont.',
            'Je bent verantwoordelijk voor wat er in je account gebeurt, tenzij iemand anders het buiten jouw schuld heeft gebruikt en je dat aan de beheerder hebt gemeld zodra je het wist.',
            'Eén gratis account per persoon. Open er niet meerdere om gratis credits te verzamelen.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Je werk is van jou',
      parts: [
        `Wat je invoert en uploadt, blijft van jou. De resultaten die daarvan worden gemaakt, zijn ook van jou, voor zover iemand er volgens de wet rechten op kan hebben. Je mag ze in elke campagne gebruiken, voor jezelf of voor een klant, zonder watermerk en zonder ${brand.name} te noemen.`,
        'Je geeft de beheerder toestemming om wat je invoert, wat je uploadt en je resultaten op te slaan en te verwerken, met één doel: de dienst aan jou leveren. Andere gebruikers zien je werk alleen als je er een link naar deelt. De software gebruikt je werk niet om modellen te trainen.',
        'Als de beheerder een externe AI-aanbieder heeft gekoppeld, kunnen ook de voorwaarden van die aanbieder gelden voor de resultaten die ermee zijn gemaakt. In het privacybeleid staat wat er naar zulke aanbieders wordt gestuurd.',
        'Gegenereerde teksten en ontwerpen kunnen lijken op wat de tools voor iemand anders maken. Niemand kan beloven dat een slogan uniek is of als merk kan worden geregistreerd. Controleer dat voordat je er een merk op bouwt.',
      ],
    },
    'your-responsibility': {
      heading: 'Je verantwoordelijkheden',
      parts: [
        'Jij bepaalt wat er wordt gepubliceerd, dus controleer elk resultaat voordat je het inzet. Je bent verantwoordelijk voor de beweringen erin, voor de rechten op de namen, afbeeldingen, logo’s en lay-outs die je gebruikt, en voor het naleven van de regels van het platform en de reclamewetgeving van elke plek waar de advertentie te zien is. Daar hoort ook bij dat je AI-gegenereerde content als zodanig aanduidt waar dat verplicht is.',
        'De pasfototool toetst foto’s aan gepubliceerde eisen. De instantie die een foto ontvangt, beslist of ze die accepteert.',
        'Je mag de dienst niet gebruiken om:',
        {
          list: [
            'reclame te maken voor iets wat illegaal is waar de advertentie te zien is, of mensen te misleiden, bijvoorbeeld met valse prijzen, verzonnen reviews of nepschaarste;',
            'de naam, het gezicht, de stem of het merk van een persoon of bedrijf te gebruiken zonder het recht daartoe;',
            'content te maken die aanzet tot haat of geweld, minderjarigen seksualiseert of iemand lastigvalt;',
            'seksueel expliciete afbeeldingen te uploaden;',
            'QR-codes te maken die naar malware of phishingpagina’s leiden;',
            'de dienst aan te vallen, de limieten ervan te omzeilen of te proberen bij gegevens van anderen te komen.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Credits, prijzen en terugbetalingen',
      parts: [
        'Prijzen worden in credits getoond. De prijs die je ziet voordat je begint, is de prijs die je betaalt.',
        {
          list: [
            'Zodra een opdracht start, worden de credits ervoor gereserveerd. Ze worden alleen verbruikt als de opdracht slaagt.',
            'Als een opdracht mislukt of wordt geannuleerd, krijg je de credits automatisch en volledig terug.',
            'Een geslaagde opdracht wordt in rekening gebracht, ook als je het resultaat niet gebruikt.',
            'Met het gratis abonnement krijg je credits één keer in elke kalendermaand waarin je de dienst gebruikt. Ongebruikte credits blijven in je account.',
            'Credits zijn geen geld. Ze kunnen niet worden uitbetaald, verkocht of overgezet naar een ander account.',
          ],
        },
        'Als de beheerder betaalde abonnementen verkoopt, zie je de prijs, de factureringsperiode en de verlengingsdatum voordat je betaalt. Je kunt op elk moment opzeggen tegen het einde van de periode waarvoor je hebt betaald. De rechten die de wet je als consument geeft, zoals een herroepingsrecht, blijven gelden.',
      ],
    },
    service: {
      heading: 'De dienst en de grenzen ervan',
      parts: [
        'De beheerder levert de dienst met redelijke zorg, maar belooft niet dat die altijd beschikbaar of foutloos is, of dat advertenties klikken of verkopen opleveren. De platformlimieten, advertentieformaten en foto-eisen die hier worden getoond, komen uit openbare bronnen en kunnen verouderd zijn.',
        'Het aantal verzoeken en de grootte van uploads zijn beperkt, zodat één gebruiker de dienst niet kan vertragen voor anderen.',
        'Werk dat je verwijdert, kun je 30 dagen lang herstellen. Daarna is het weg. Bewaar zelf kopieën van werk dat belangrijk voor je is.',
        'De beheerder spant zich redelijkerwijs in om opgeslagen werk te beschermen en om je te waarschuwen voordat de dienst stopt of belangrijke functies verliest.',
      ],
    },
    liability: {
      heading: 'Aansprakelijkheid',
      parts: [
        'De beheerder is onbeperkt aansprakelijk bij opzet en grove nalatigheid, bij schade aan leven, lichaam of gezondheid, en overal waar de wet geen beperking toestaat. In alle andere gevallen is de aansprakelijkheid beperkt tot schade die gebruikelijk en voorzienbaar is. Voor gratis diensten is ze uitgesloten voor zover de wet dat toestaat.',
      ],
    },
    ending: {
      heading: 'Je account sluiten',
      parts: [
        'Je kunt op elk moment stoppen met de dienst en de beheerder vragen je account te verwijderen. De beheerder kan een account blokkeren waarmee deze voorwaarden ernstig of herhaaldelijk worden geschonden, en laat je weten waarom, tenzij de wet dat verbiedt. Als de beheerder met de dienst stopt, krijg je dat op tijd te horen om je werk te downloaden.',
      ],
    },
    'open-source': {
      heading: 'Open source',
      parts: [
        `De software valt onder de GNU Affero General Public License, versie 3 of later. Die geeft je het recht om ${brand.name} uit te voeren, te bestuderen, aan te passen en te delen. Een beheerder die de software aanpast en anderen die via een netwerk laat gebruiken, moet hun de broncode van de aangepaste versie aanbieden. De licentie geldt voor de software; deze voorwaarden gelden voor het gebruik van deze website. De software zelf wordt zonder garantie geleverd, zoals in de licentie staat.`,
      ],
    },
    changes: {
      heading: 'Wijzigingen in deze voorwaarden',
      parts: [
        'Als deze voorwaarden veranderen, verandert ook de datum bovenaan. De beheerder informeert je over belangrijke wijzigingen minstens 30 dagen voordat ze ingaan, per e-mail of op deze website. Als je het er niet mee eens bent, kun je je account vóór die tijd sluiten.',
        'Als één bepaling van deze voorwaarden ongeldig is, blijven de andere gelden.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
