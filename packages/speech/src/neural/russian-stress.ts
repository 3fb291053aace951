import type { SpokenToken } from '../text/phrases.ts';

/**
 * Words of ads whose stress eSpeak takes from another form or another word: уже there means narrower, and города is
 * stressed as no form of it is. Where two readings exist it is that of ads (от холода, посмотрите).
 */
const words =
  'уже́ пото́м моя́ дорого́й хло́пок по́мните запека́йте тирамису́ ' +
  'го́рода ве́чера го́лоса хо́лода бе́рега па́спорта о́тпуска по́вара догово́ра ' +
  'адреса́ номера́ мастера́ доктора́ поезда́ острова́ облака́ провода́ тормоза́ паруса́ катера́ глаза́';

/** As something to do; after вы it is something that will be, whose stress eSpeak knows. */
const requests =
  'получи́те посмотри́те рассмотри́те подари́те оцени́те положи́те отложи́те предложи́те приложи́те упусти́те пропусти́те ' +
  'запусти́те отпусти́те допусти́те приходи́те заходи́те выходи́те переходи́те проводи́те приноси́те привози́те попроси́те ' +
  'закупи́те полюби́те научи́те изучи́те останови́те накорми́те заплати́те оплати́те завари́те замени́те заряди́те';

const mark = '\u0301';
const table = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((word) => [word.replace(mark, ''), word]));
const [known, asked] = [table(words), table(requests)];

/** The sounds of each word of a Russian phrase, stressed where the text says so (за́мок), or where people do. */
export function stressedAsPeopleDo(
  tokens: readonly SpokenToken[],
  sounds: readonly (readonly string[])[],
): (readonly string[])[] {
  let isTold = false;
  return tokens.map(({ say }, index) => {
    const word = say.toLowerCase().replaceAll(/[^а-яё\p{M}]/gu, '');
    isTold ||= word === 'вы';
    const meant = word.includes(mark) ? word : (known.get(word) ?? (isTold ? undefined : asked.get(word)));
    const own = sounds[index] ?? [];
    return meant === undefined ? own : stressedAt(own, meant);
  });
}

const vowelSound = /[aeiouyɑɛɪɵʌ]/u;

/** Only where every vowel that is written is also said can it be told which is which. */
function stressedAt(sounds: readonly string[], meant: string): readonly string[] {
  const letters = [...meant.replaceAll(mark, '').matchAll(/[аеёиоуыэюя]/gu)];
  const vowels = sounds.flatMap((sound, at) => (vowelSound.test(sound) ? [at] : []));
  const nth = [...meant.slice(0, meant.indexOf(mark)).matchAll(/[аеёиоуыэюя]/gu)].length - 1;
  const before = vowels.findIndex((at) => sounds[at]?.includes('ˈ') === true);
  if (letters.length !== vowels.length || nth === before) return sounds;
  return sounds.map((sound, at) => {
    const vowel = vowels.indexOf(at);
    if (vowel === nth) return `ˈ${full(letters[vowel]?.[0] ?? '', sound)}`;
    return vowel === before ? weak(sound.replace('ˈ', '')) : sound;
  });
}

/** After a hard ж, ш or ц an е without weight is said as ы, and that is how it is told apart here. */
function full(letter: string, said: string): string {
  if (letter === 'е') return said === 'y' ? 'ɛ' : 'e';
  return { о: 'o', а: 'ɑ', я: 'ɑ' }[letter] ?? said;
}

function weak(said: string): string {
  return { o: 'ʌ', ɑ: 'a', e: 'i', ɛ: 'y' }[said] ?? said;
}
