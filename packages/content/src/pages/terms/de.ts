import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Nutzungsbedingungen',
  title: `Nutzungsbedingungen | ${brand.name}`,
  description: `Die Regeln für ${brand.name}: dein Konto, deine Inhalte, Credits und Erstattungen, was nicht erlaubt ist, und die Open-Source-Lizenz.`,
  heading: 'Nutzungsbedingungen',
  paragraph: 'Was du erwarten kannst, was von dir erwartet wird und wem deine Inhalte gehören.',
  sections: {
    who: {
      heading: 'Zwischen wem diese Bedingungen gelten',
      parts: [
        `${brand.name} ist Open-Source-Software, die jeder betreiben kann. Diese Website wird von einer Person oder Organisation betrieben: dem Betreiber. Diese Bedingungen sind eine Vereinbarung zwischen dir und dem Betreiber. Die Entwickler der Software sind daran nicht beteiligt und können weder dein Konto noch deine Inhalte sehen.`,
        'Soweit das Gesetz es verlangt, nennt dir der Betreiber seinen Namen und seine Kontaktdaten. Veröffentlicht der Betreiber eigene Bedingungen, gelten sie zusätzlich zu diesen und gehen ihnen vor, wo beide voneinander abweichen.',
      ],
    },
    account: {
      heading: 'Dein Konto',
      parts: [
        'Um Inhalte zu erstellen und zu speichern, brauchst du ein Konto. Du registrierst dich mit einer E-Mail-Adresse, einem Code, der dir dorthin gesendet wird, und einem Passwort. Bietet der Betreiber es an, kannst du dich auch mit Google anmelden.',
        {
          list: [
            'Verwende eine E-Mail-Adresse, auf die du Zugriff hast, und behalte dein Passwort für dich.',
            'Du musst mindestens 16 Jahre alt sein und an deinem Wohnort Verträge schließen dürfen.',
            'Du bist für alles verantwortlich, was über dein Konto geschieht, es sei denn, jemand anderes hat es ohne dein Verschulden genutzt und du hast es dem Betreiber gemeldet, sobald du davon wusstest.',
            'Jede Person darf nur ein kostenloses Konto haben. Lege nicht mehrere an, um kostenlose Credits zu sammeln.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Deine Inhalte gehören dir',
      parts: [
        `Was du eingibst und hochlädst, bleibt deins. Auch die Ergebnisse daraus gehören dir, soweit das Gesetz ein Recht daran überhaupt zulässt. Du kannst sie in jeder Kampagne nutzen, für dich oder für Kunden, ohne Wasserzeichen und ohne ${brand.name} zu nennen.`,
        'Du erlaubst dem Betreiber, deine Eingaben, deine Uploads und deine Ergebnisse zu einem einzigen Zweck zu speichern und zu verarbeiten: um den Dienst für dich zu erbringen. Andere sehen deine Inhalte nur, wenn du einen Link dazu teilst. Die Software nutzt deine Inhalte nicht, um Modelle zu trainieren.',
        'Hat der Betreiber einen externen KI-Anbieter angebunden, können für die damit erstellten Ergebnisse auch dessen Bedingungen gelten. Was an solche Anbieter gesendet wird, steht in der Datenschutzerklärung.',
        'Generierte Texte und Designs können dem ähneln, was die Tools für andere erstellen. Niemand kann versprechen, dass ein Slogan einzigartig ist oder sich als Marke eintragen lässt. Prüfe das, bevor du eine Marke darauf aufbaust.',
      ],
    },
    'your-responsibility': {
      heading: 'Deine Verantwortung',
      parts: [
        'Du entscheidest, was veröffentlicht wird. Prüfe deshalb jedes Ergebnis, bevor du es schaltest. Du bist verantwortlich für die Aussagen darin, dafür, dass du die Rechte an den verwendeten Namen, Bildern, Logos und Layouts hast, und dafür, dass du die Regeln der Plattform und das Werberecht aller Orte einhältst, an denen die Anzeige zu sehen ist. Dazu gehört, KI-generierte Inhalte zu kennzeichnen, wo das vorgeschrieben ist.',
        'Das Passbild-Tool misst Fotos an veröffentlichten Vorgaben. Ob ein Foto angenommen wird, entscheidet die Behörde, bei der du es einreichst.',
        'Du darfst den Dienst nicht nutzen, um:',
        {
          list: [
            'für etwas zu werben, das dort, wo die Anzeige erscheint, illegal ist, oder Menschen zu täuschen, etwa mit falschen Preisen, erfundenen Bewertungen oder vorgetäuschter Knappheit;',
            'Namen, Gesicht, Stimme oder Marke einer Person oder eines Unternehmens ohne das Recht dazu zu verwenden;',
            'Inhalte zu erstellen, die zu Hass oder Gewalt aufrufen, Minderjährige sexualisieren oder jemanden belästigen;',
            'sexuell explizite Bilder hochzuladen;',
            'QR-Codes zu erstellen, die zu Schadsoftware oder Phishing-Seiten führen;',
            'den Dienst anzugreifen, seine Grenzen zu umgehen oder auf Daten anderer zuzugreifen.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Credits, Preise und Erstattungen',
      parts: [
        'Preise werden in Credits angezeigt. Der Preis, den du vor dem Start siehst, ist der Preis, den du zahlst.',
        {
          list: [
            'Startet ein Vorgang, werden seine Credits reserviert. Verbraucht werden sie nur, wenn er erfolgreich ist.',
            'Schlägt ein Vorgang fehl oder wird er abgebrochen, werden seine Credits automatisch und vollständig erstattet.',
            'Ein erfolgreicher Vorgang wird berechnet, auch wenn du das Ergebnis nicht nutzt.',
            'Im kostenlosen Tarif kommen die Credits einmal in jedem Kalendermonat dazu, in dem du den Dienst nutzt. Nicht verbrauchte Credits bleiben in deinem Konto.',
            'Credits sind kein Geld. Sie können nicht ausgezahlt, verkauft oder auf ein anderes Konto übertragen werden.',
          ],
        },
        'Verkauft der Betreiber kostenpflichtige Tarife, siehst du den Preis, den Abrechnungszeitraum und das Datum der Verlängerung, bevor du zahlst. Du kannst jederzeit zum Ende des bezahlten Zeitraums kündigen. Gesetzliche Verbraucherrechte wie ein Widerrufsrecht bleiben unberührt.',
      ],
    },
    service: {
      heading: 'Der Dienst und seine Grenzen',
      parts: [
        'Der Betreiber betreibt den Dienst mit angemessener Sorgfalt, verspricht aber nicht, dass er immer verfügbar oder fehlerfrei ist oder dass Anzeigen zu Klicks oder Verkäufen führen. Die hier gezeigten Plattformvorgaben, Anzeigengrößen und Fotoanforderungen stammen aus öffentlichen Quellen und können veraltet sein.',
        'Die Zahl der Anfragen und die Größe von Uploads sind begrenzt, damit niemand den Dienst für andere verlangsamt.',
        'Gelöschte Inhalte kannst du 30 Tage lang wiederherstellen. Danach sind sie endgültig weg. Bewahre eigene Kopien von allem auf, was dir wichtig ist.',
        'Der Betreiber bemüht sich in angemessenem Umfang, gespeicherte Inhalte zu schützen und rechtzeitig Bescheid zu geben, bevor der Dienst eingestellt wird oder wichtige Funktionen verliert.',
      ],
    },
    liability: {
      heading: 'Haftung',
      parts: [
        'Der Betreiber haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und überall dort, wo das Gesetz keine Beschränkung zulässt. In allen anderen Fällen ist die Haftung auf den typischen, vorhersehbaren Schaden begrenzt. Für unentgeltliche Leistungen ist sie ausgeschlossen, soweit das Gesetz es erlaubt.',
      ],
    },
    ending: {
      heading: 'Dein Konto schließen',
      parts: [
        'Du kannst jederzeit aufhören, den Dienst zu nutzen, und den Betreiber bitten, dein Konto zu löschen. Der Betreiber kann ein Konto sperren, das schwer oder wiederholt gegen diese Bedingungen verstößt, und nennt dir den Grund, sofern das Gesetz es nicht verbietet. Stellt der Betreiber den Dienst ein, sagt er dir so früh Bescheid, dass du deine Inhalte herunterladen kannst.',
      ],
    },
    'open-source': {
      heading: 'Open Source',
      parts: [
        `Die Software steht unter der GNU Affero General Public License, Version 3 oder neuer. Sie gibt dir das Recht, ${brand.name} auszuführen, zu untersuchen, zu verändern und weiterzugeben. Wer als Betreiber die Software verändert und anderen über ein Netzwerk zugänglich macht, muss ihnen den Quellcode der veränderten Version anbieten. Die Lizenz gilt für die Software, diese Bedingungen gelten für die Nutzung dieser Website. Für die Software selbst gibt es keine Gewährleistung, wie in der Lizenz beschrieben.`,
      ],
    },
    changes: {
      heading: 'Änderungen dieser Bedingungen',
      parts: [
        'Ändern sich diese Bedingungen, ändert sich auch das Datum oben. Über wichtige Änderungen informiert dich der Betreiber mindestens 30 Tage, bevor sie gelten, per E-Mail oder auf dieser Website. Bist du nicht einverstanden, kannst du dein Konto vorher schließen.',
        'Ist eine einzelne Bestimmung dieser Bedingungen unwirksam, gelten die übrigen weiter.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
