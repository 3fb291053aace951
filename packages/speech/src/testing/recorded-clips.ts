import { readFile } from 'node:fs/promises';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';

export type RecordedClip = { readonly name: string; readonly text: string; readonly file: EngineFile };

/** The languages of the product in which people were recorded; English lies beside the others' folders. */
type RecordedLanguage = 'en' | 'es' | 'fr' | 'it' | 'ru';

/** Recorded in a studio. By whom, where they are from and under which licence stands in `recordings/README.md`. */
const texts: Readonly<Record<RecordedLanguage, readonly (readonly [name: string, text: string])[]>> = {
  en: [
    ['all-circuits-busy-now', 'All circuits are busy now.'],
    ['conf-full', 'That conference is full.'],
    ['ss-noservice', 'The number you have dialed is not in service. Please check the number and try again.'],
    ['conf-nonextended', 'The conference cannot be extended.'],
    ['no-recording', 'You have an incoming call.'],
    ['vm-nobox', 'You cannot reply to this message because the sender does not have a mailbox.'],
    ['from-unknown-caller', 'From an unknown caller.'],
    ['vm-dialout', 'Please wait while I connect your call.'],
    ['number-not-answering', 'The number is not answering.'],
    ['one-moment-please', 'One moment, please.'],
    ['please-try-call-later', 'Please try your call again later.'],
    ['queue-thankyou', 'Thank you for your patience.'],
    ['vm-msgsaved', 'Your message has been saved.'],
    ['vm-tooshort', 'Your message is too short.'],
    ['agent-alreadyon', 'That agent is already logged on. Please enter your agent number followed by the pound key.'],
    ['status', 'The person you are calling is not at their desk. I will try to locate them for you.'],
    ['queue-youarenext', 'Your call is now first in line and will be answered by the next available representative.'],
  ],
  es: [
    ['conf-getpin', 'Por favor ingrese la clave de entrada para la conferencia.'],
    ['conf-kicked', 'Ha sido expulsado por el sistema de esta conferencia.'],
    ['conf-onlyone', 'Actualmente solo hay otro participante en la conferencia.'],
    ['conf-onlyperson', 'Por el momento, usted es la única persona en la conferencia.'],
    ['confbridge-lock-no-join', 'La conferencia está actualmente bloqueada y no se puede ingresar.'],
    ['confbridge-pin-bad', 'Usted ha introducido demasiados números de identificación personal inválidos.'],
    ['confbridge-pin', 'Por favor ingrese su número de identificación personal seguido de la tecla gato.'],
    ['conf-invalid', 'Número de conferencia inválido. Por favor intente de nuevo.'],
  ],
  fr: [
    ['check-number-dial-again', 'Veuillez vérifier le numéro et composer de nouveau.'],
    ['conf-getpin', 'Veuillez composer le code d’accès de la conférence.'],
    ['conf-invalid', 'Ce numéro de conférence n’est pas valide. Veuillez réessayer de nouveau.'],
    ['conf-onlyone', 'Il n’y a qu’un seul participant dans cette conférence.'],
    ['conf-onlyperson', 'Vous êtes présentement le seul participant dans cette conférence.'],
    ['confbridge-pin-bad', 'Vous avez entré un trop grand nombre de codes d’identification personnels invalides.'],
    ['cannot-complete-as-dialed', 'Votre appel ne peut être complété tel que composé.'],
    ['agent-pass', 'Composez votre mot de passe suivi du dièse.'],
  ],
  it: [
    ['conf-invalid', 'Questo non è un numero di conferenza valido. Prego riprovare.'],
    ['conf-now-recording', 'La conferenza è ora in fase di registrazione.'],
    ['confbridge-lock-no-join', 'La conferenza è al momento bloccata e non si può entrare.'],
    ['confbridge-only-one', 'Al momento c’è un altro partecipante alla conferenza.'],
    ['confbridge-pin', 'Prego inserire il tuo numero identificativo personale seguito dal tasto cancelletto.'],
    ['conf-getchannel', 'Prego digitare il numero del canale seguito dal tasto cancelletto.'],
    ['agent-newlocation', 'Prego digitare un nuovo interno seguito da cancelletto.'],
    [
      'demo-enterkeywords',
      'Prego inserire una o più parole chiave separate da asterisco e premere il tasto cancelletto.',
    ],
  ],
  ru: [
    ['confbridge-lock-no-join', 'Конференция в данный момент заблокирована и в неё невозможно зайти.'],
    ['demo-nomatch', 'К сожалению, не найдено соответствие для этих ключевых слов.'],
    ['dir-nomatch', 'По вашему запросу не найдено ни одной записи в директории.'],
    ['enter-num-blacklist', 'Введите номер, который вы хотите добавить в чёрный список.'],
    ['entr-num-rmv-blklist', 'Введите номер, который вы хотите убрать из чёрного списка.'],
    ['agent-user', 'Регистрация оператора. Введите номер оператора и нажмите решётку.'],
    ['both_help', 'Нажмите звёздочку для включения паузы. Нажмите решётку для ввода нового названия файла записи.'],
    [
      'demo-enterkeywords',
      'Введите одно или несколько ключевых слов, разделив их между собой звёздочкой. И затем нажмите клавишу решётка.',
    ],
  ],
};

export function isRecorded(language: string): language is RecordedLanguage {
  return Object.hasOwn(texts, language);
}

export function recordedClips(language: RecordedLanguage = 'en'): Promise<RecordedClip[]> {
  const folder = language === 'en' ? '' : `${language}/`;
  return Promise.all(
    texts[language].map(async ([name, text]) => ({
      name,
      text,
      file: { bytes: await readFile(new URL(`./recordings/${folder}${name}.ogg`, import.meta.url)), mime: 'audio/ogg' },
    })),
  );
}
