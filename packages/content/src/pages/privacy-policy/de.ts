import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Datenschutz',
  title: `Datenschutzerklärung | ${brand.name}`,
  description:
    'Welche Daten gespeichert werden, warum, wie lange und wer sie sieht. Keine Werbetracker, keine Analyse durch Dritte, kein Verkauf von Daten.',
  heading: 'Datenschutzerklärung',
  paragraph: 'Was über dich gespeichert wird, warum, wie lange und wie du es löschen lässt.',
  sections: {
    who: {
      heading: 'Wer verantwortlich ist',
      parts: [
        `Für die hier verarbeiteten Daten ist der Betreiber dieser Website verantwortlich. ${brand.name} ist Open-Source-Software, die jeder betreiben kann. Die Daten jedes Betreibers bleiben auf seinen eigenen Systemen; an die Entwickler der Software wird nichts gesendet.`,
        'Diese Erklärung beschreibt, was die Software im Auslieferungszustand tut. Bindet der Betreiber weitere Dienste an, etwa einen E-Mail- oder KI-Anbieter, muss er sie in einer Ergänzung zu dieser Erklärung nennen.',
      ],
    },
    what: {
      heading: 'Was gespeichert wird und warum',
      parts: [
        'Um dein Konto bereitzustellen (Vertragserfüllung, Art. 6 Abs. 1 lit. b DSGVO):',
        {
          list: [
            'deine E-Mail-Adresse, dein Name, deine Sprache und deine E-Mail-Einstellungen;',
            'dein Passwort, nur als Argon2id-Hash, aus dem sich das Passwort nicht zurückrechnen lässt;',
            'wenn du dich mit Google anmeldest: die ID deines Google-Kontos sowie die E-Mail-Adresse und der Name, die Google bestätigt;',
            'dein Tarif und eine Aufstellung der Credits, die du erhältst, verbrauchst und erstattet bekommst.',
          ],
        },
        'Um deine Inhalte zu erstellen und zu speichern (Vertragserfüllung):',
        {
          list: [
            'was du eingibst, etwa Produkte, Briefings und den Inhalt von QR-Codes, auch WLAN-Passwörter und Kontaktdaten;',
            'die Bilder, Videos und Audiodateien, die du hochlädst; aus Bildern werden Standort- und Kameradaten entfernt, Videos und Audiodateien werden unverändert gespeichert;',
            'deine Designs mit ihrem Versionsverlauf, deine Kampagnen und deine Ergebnisse mit Zeit und Status jedes Vorgangs.',
          ],
        },
        'Damit der Dienst sicher und zuverlässig läuft (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO):',
        {
          list: [
            'Anmeldesitzungen mit Browser, Gerät und zuletzt verwendeter IP-Adresse, deren Token nur als Hash gespeichert ist;',
            'deine IP-Adresse und deine E-Mail-Adresse als Hash, die kurze Zeit für Anfragelimits gezählt werden;',
            'Serverprotokolle mit Zeit, Adresse der Seite ohne Parameter, Status, deiner IP-Adresse, der ID deines Kontos und einer Anfragenummer; Passwörter, Anmeldetoken und Codes werden nicht protokolliert;',
            'Feedback, das du sendest, mit deiner Bewertung, der Seite, von der du es gesendet hast, und, wenn du angemeldet bist, deinem Konto.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Was in deinem Browser gespeichert wird',
      parts: [
        {
          list: [
            `das Cookie „${localeCookie.name}“, das sich deine Sprache 365 Tage lang merkt;`,
            'das Cookie „theme“, das sich 365 Tage lang merkt, ob du den hellen oder dunklen Modus gewählt hast;',
            'im lokalen Speicher: dein Anmeldetoken, ob die Seitenleiste eingeklappt ist, wo du im Dashboard zuletzt warst, wann du ein Angebot geschlossen hast, sowie Uploads und Änderungen, die den Server noch nicht erreicht haben;',
            'im Speicher des Tabs, bis du ihn schließt: was du in ein Tool eingegeben hast und eine begonnene Registrierung ohne das Passwort.',
          ],
        },
        'Beim Abmelden wird dieser Speicher geleert; die beiden Cookies bleiben. Es gibt keine Werbe-Cookies, keine Analyse durch Dritte und keine Schriften oder Skripte anderer Unternehmen, mit einer Ausnahme: Bietet der Betreiber die Anmeldung mit Google an, wird das Skript von Google geladen, sobald du das Anmeldefenster öffnest.',
      ],
    },
    images: {
      heading: 'Wie deine Bilder verarbeitet werden',
      parts: [
        'Bilder, die du hochlädst oder importierst, und Bilder von KI-Anbietern werden auf dem Server des Betreibers automatisch auf sexuell explizite Inhalte geprüft. Bilder, die die Prüfung nicht bestehen, werden abgelehnt und gelöscht.',
        'Um ein Passbild anzupassen, erkennt der Server das Gesicht und vermisst es: Größe und Neigung des Kopfes, Position der Augen und ob die Augen offen und der Mund geschlossen sind. Die Messwerte werden mit dem Ergebnis gespeichert, damit du es anpassen kannst, und mit ihm gelöscht. Sie dienen nicht dazu, jemanden zu identifizieren, und es wird keine Vorlage für Gesichtserkennung erstellt.',
        'Andere Tools suchen nur deshalb nach Gesichtern und Text, um ein Bild zuzuschneiden und das Layout anzuordnen. Nimmst du ein Foto mit der Kamera auf, bleibt das Live-Video in deinem Browser; hochgeladen wird nur das aufgenommene Foto.',
      ],
    },
    links: {
      heading: 'Produktlinks und QR-Codes',
      parts: [
        'Gibst du einen Produktlink ein, öffnet der Server des Betreibers die Seite und übernimmt Produktdaten und Bilder von dort. Die andere Website sieht die IP-Adresse des Servers, nicht deine.',
        'Ein QR-Code enthält genau das, was du eingibst. Scans laufen nicht über diese Website und werden nicht gezählt.',
      ],
    },
    models: {
      heading: 'KI-Anbieter',
      parts: [
        'Im Auslieferungszustand laufen alle Tools auf dem eigenen Server des Betreibers, und deine Briefings und Bilder verlassen ihn nicht.',
        'Der Betreiber kann externe Anbieter anbinden: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate oder einen mit OpenAI kompatiblen Server. Tools, die einen Anbieter nutzen, senden ihm, was die Aufgabe erfordert, etwa dein Briefing, den Text einer Produktseite oder ein Bild. Der Betreiber muss dir sagen, welche Anbieter er nutzt. Für das, was sie erhalten, gelten ihre eigenen Bedingungen und Datenschutzerklärungen.',
        'Zu jeder Anfrage an einen Anbieter speichert die Software das Konto, den Vorgang, den Anbieter, das Modell, die Kosten und das Ergebnis der Anfrage, aber nicht ihren Inhalt. Die Software nutzt deine Inhalte nicht, um Modelle zu trainieren.',
      ],
    },
    emails: {
      heading: 'E-Mails',
      parts: [
        'Du erhältst einen Code, wenn du dich registrierst, einen Hinweis, wenn sich jemand mit deiner Adresse erneut registrieren will, und, falls du es einschaltest, eine Nachricht, wenn ein Vorgang fertig ist. Die Software verschickt keine Newsletter. Hat der Betreiber keinen Mailserver eingerichtet, bewahrt der Server die letzten 200 E-Mails als Dateien auf, statt sie zu senden.',
      ],
    },
    recipients: {
      heading: 'Wer deine Daten sonst noch sehen kann',
      parts: [
        'Deine Daten werden weder verkauft noch vermietet. Andere erhalten sie nur, wo der Dienst es erfordert: die Unternehmen, die den Server und seine Dateien hosten, der E-Mail-Anbieter, der deine Nachrichten zustellt, angebundene KI-Anbieter und Behörden, wenn das Gesetz es verlangt. Wer den Server administriert, kann technisch auf das zugreifen, was darauf gespeichert ist.',
        'Teilst du einen Link zu einem Ergebnis, kann jeder, der den Link hat, das Ergebnis und seinen Titel sehen, aber nicht, von wem es stammt. Der Link funktioniert, bis du die Freigabe beendest oder den Inhalt löschst.',
        'Sitzt ein Empfänger außerhalb des Europäischen Wirtschaftsraums, muss der Betreiber die Übermittlung so absichern, wie die DSGVO es verlangt, zum Beispiel mit Standardvertragsklauseln.',
      ],
    },
    'how-long': {
      heading: 'Wie lange Daten gespeichert werden',
      parts: [
        {
          list: [
            'dein Konto, deine Produkte, Designs und Ergebnisse: bis du sie löschst oder dein Konto gelöscht wird;',
            'gelöschte Produkte und Designs: 30 Tage, damit du sie wiederherstellen kannst; danach werden auch ihre Dateien gelöscht, sofern keiner deiner anderen Inhalte sie verwendet;',
            'Uploads, die nirgends verwendet werden, und kostenlose Vorgänge, die zu keinem gespeicherten Inhalt gehören: 30 Tage; unvollständige Uploads: 24 Stunden;',
            'Versionsverlauf: jede Version der letzten Stunde, einen Tag lang die letzte jeder Stunde, danach die letzte jedes Tages und jede exportierte, insgesamt bis zu 300 Versionen;',
            'Registrierungscodes und nicht abgeschlossene Registrierungen: 10 Minuten;',
            'Anmeldesitzungen: bis du dich abmeldest, höchstens 30 Tage nach der letzten Nutzung und 180 Tage insgesamt;',
            'gespeicherte Antworten, die verhindern, dass eine wiederholte Anfrage doppelt berechnet wird: 24 Stunden;',
            'Zähler für Anfragelimits: 25 Stunden;',
            'Feedback und Aufzeichnungen über Anfragen an KI-Anbieter: bis der Betreiber sie löscht; wird dein Konto gelöscht, sind sie dir nicht mehr zugeordnet;',
            'Serverprotokolle und Sicherungskopien: so lange, wie der Betreiber sie braucht, um Fehler zu finden und Daten wiederherzustellen;',
            'steuerrechtlich vorgeschriebene Unterlagen, wenn Tarife verkauft werden: so lange, wie das Gesetz es verlangt.',
          ],
        },
        'Eine stündliche Bereinigung entfernt, was abgelaufen ist.',
      ],
    },
    safety: {
      heading: 'Wie deine Daten geschützt werden',
      parts: [
        'Passwörter und Anmeldetoken werden nur als Hash gespeichert. Deine Dateien lassen sich nur über signierte Links öffnen, die nach etwa einer Stunde ablaufen. Seiten führen nur die eigenen Skripte dieser Website aus und, wo sie angeboten wird, das Skript der Google-Anmeldung. Eine Anfrage nach fremden Inhalten erhält dieselbe Antwort wie eine Anfrage nach etwas, das es nicht gibt.',
      ],
    },
    rights: {
      heading: 'Deine Rechte',
      parts: [
        'Du kannst vom Betreiber Auskunft darüber verlangen, was über dich gespeichert ist, es berichtigen, einschränken oder löschen lassen, es in einem gängigen Format erhalten und einer Verarbeitung widersprechen, die auf einem berechtigten Interesse beruht. Schreib dem Betreiber dazu von der E-Mail-Adresse deines Kontos. Du kannst dich außerdem bei der Datenschutzbehörde an deinem Wohnort beschweren.',
      ],
    },
    children: {
      heading: 'Kinder',
      parts: [
        'Der Dienst richtet sich an Personen ab 16 Jahren. Erfährt der Betreiber, dass ein Konto jemand Jüngerem gehört, löscht er es.',
      ],
    },
    changes: {
      heading: 'Änderungen dieser Erklärung',
      parts: [
        'Ändert sich diese Erklärung, ändert sich auch das Datum oben. Über wichtige Änderungen informiert dich der Betreiber, bevor sie gelten, per E-Mail oder auf dieser Website.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
