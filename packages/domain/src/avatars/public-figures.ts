import { foldText } from '../library/fold-text.ts';
import { waysToRead } from './ways-to-read.ts';

/**
 * People whose faces and names are misused most: heads of state, founders, entertainers, athletes. Nobody can be told
 * by their face here, so this is only what a name gives away: of the avatar, of who signs, and of the photo's file.
 */
const figures = [
  'Joe Biden; Donald Trump; Melania Trump; Ivanka Trump; Kamala Harris; Barack Obama; Michelle Obama; Bill Clinton',
  'Hillary Clinton; George W. Bush; Vladimir Putin; Volodymyr Zelensky; Volodymyr Zelenskyy; Xi Jinping; Kim Jong Un',
  'Narendra Modi; Emmanuel Macron; Angela Merkel; Olaf Scholz; Friedrich Merz; Keir Starmer; Rishi Sunak; Boris Johnson',
  'Giorgia Meloni; Silvio Berlusconi; Pedro Sanchez; Recep Tayyip Erdogan; Benjamin Netanyahu; Justin Trudeau',
  'Mark Carney; Luiz Inacio Lula da Silva; Jair Bolsonaro; Javier Milei; Claudia Sheinbaum; Joko Widodo',
  'Prabowo Subianto; Fumio Kishida; Shinzo Abe; Yoon Suk Yeol; Lee Jae Myung; Pope Francis; Pope Leo; Dalai Lama',
  'King Charles; Prince William; Prince Harry; Kate Middleton; Meghan Markle; Queen Elizabeth; Princess Diana',
  'Mohammed bin Salman; Ursula von der Leyen; Greta Thunberg; Alexandria Ocasio-Cortez; Bernie Sanders; Nigel Farage',
  'Elon Musk; Jeff Bezos; Bill Gates; Mark Zuckerberg; Steve Jobs; Tim Cook; Sam Altman; Satya Nadella; Sundar Pichai',
  'Jensen Huang; Warren Buffett; Jack Ma; Richard Branson; Oprah Winfrey; Ellen DeGeneres; Jimmy Fallon; Joe Rogan',
  'Tucker Carlson; Andrew Tate; Jordan Peterson; MrBeast; PewDiePie; Logan Paul; Kim Kardashian; Kylie Jenner',
  'Kendall Jenner; Kanye West; Taylor Swift; Beyonce; Rihanna; Ariana Grande; Billie Eilish; Lady Gaga; Dua Lipa; Beyonce Knowles',
  'Selena Gomez; Justin Bieber; Ed Sheeran; Bruno Mars; Harry Styles; Eminem; Snoop Dogg; Jay-Z; JLo',
  'Jennifer Lopez; Bad Bunny; Karol G; Freddie Mercury; Michael Jackson; Elvis Presley; David Bowie; Paul McCartney',
  'Tom Cruise; Tom Hanks; Brad Pitt; Angelina Jolie; Leonardo DiCaprio; Leo DiCaprio; Johnny Depp; Keanu Reeves; Will Smith',
  'Robert Downey Jr; Scarlett Johansson; Jennifer Lawrence; Jennifer Aniston; Emma Watson; Emma Stone; Margot Robbie',
  'Natalie Portman; Gal Gadot; Zendaya; Timothee Chalamet; Ryan Reynolds; Ryan Gosling; Dwayne Johnson; Morgan Freeman',
  'Denzel Washington; Samuel L. Jackson; Meryl Streep; Nicole Kidman; Julia Roberts; George Clooney; Matt Damon',
  'Daniel Craig; Henry Cavill; Chris Hemsworth; Chris Evans; Arnold Schwarzenegger; Sylvester Stallone; Jackie Chan',
  'Bruce Lee; Marilyn Monroe; Audrey Hepburn; Shah Rukh Khan; Salman Khan; Amitabh Bachchan; Priyanka Chopra',
  'Deepika Padukone; Aishwarya Rai; Lionel Messi; Leo Messi; Cristiano Ronaldo; CR7; Kylian Mbappe; Erling Haaland',
  'Zlatan Ibrahimovic; David Beckham; Diego Maradona; LeBron James; Stephen Curry; Michael Jordan; Kobe Bryant',
  'Shaquille O’Neal; Tom Brady; Serena Williams; Roger Federer; Rafael Nadal; Novak Djokovic; Usain Bolt',
  'Lewis Hamilton; Max Verstappen; Tiger Woods; Mike Tyson; Muhammad Ali; Conor McGregor; Simone Biles',
  'Albert Einstein; Stephen Hawking; Nelson Mandela; Mahatma Gandhi; Martin Luther King; Mother Teresa; Gordon Ramsay',
  'Владимир Путин; Владимир Зеленский; Дональд Трамп; Илон Маск; Джо Байден; Барак Обама; Лионель Месси',
  'Криштиану Роналду; Тейлор Свифт; 习近平; 習近平; 马斯克; 馬斯克; 特朗普; 刘德华; 劉德華; 泽连斯基; 澤倫斯基; 扎克伯格; 祖克柏',
  '奥巴马; 歐巴馬; 泰勒丝; 泰勒絲; 金正恩; 周杰伦; 周杰倫; 赖清德; 賴清德',
  '安倍晋三; 岸田文雄; 石破茂; 高市早苗; 大谷翔平; 羽生結弦; 木村拓哉; ドナルド・トランプ; イーロン・マスク; クリスティアーノ・ロナウド',
  'リオネル・メッシ; テイラー・スウィフト; ロナウド; ネイマール; エムバペ; ビヨンセ; プーチン; ゼレンスキー; ザッカーバーグ; ビル・ゲイツ',
  '윤석열; 이재명; 손흥민; 문재인; 박근혜; 김정은; 시진핑; 방탄소년단; 도널드 트럼프; 일론 머스크; 호날두; 리오넬 메시; 테일러 스위프트',
  'دونالد ترامب; إيلون ماسك; محمد صلاح; ليونيل ميسي; كريستيانو رونالدو; فلاديمير بوتين; جو بايدن; باراك أوباما; تايلور سويفت',
].flatMap((line) => line.split('; '));

/**
 * Known by one word, which is the first or last name of many others as well: only where nothing else is said beside it.
 */
const knownAlone = [
  'Trump; Putin; Biden; Obama; Macron; Merkel; Zelensky; Zelenskyy; Erdogan; Netanyahu; Bolsonaro; Berlusconi; Musk',
  'Bezos; Zuckerberg; Messi; Mbappe; Haaland; Kardashian; DiCaprio; Schwarzenegger; Oprah; Kanye; Einstein; Adele; Drake',
  'Madonna; Shakira; Neymar; Трамп; Путин; Байден; Обама; Месси; Роналду; Цукерберг; 川普; 普京; 普丁; 普亭; 拜登; 梅西; C罗; C羅',
  '成龙; 成龍; 马云; 馬雲; 姚明; トランプ; トランプ大統領; バイデン; オバマ; メッシ; 트럼프; 머스크; 푸틴; 바이든; 오바마; 메시; ترامب; ميسي; رونالدو; بوتين',
  'أوباما; فيروز',
].flatMap((line) => line.split('; '));

/** Says nothing of who it is. */
const beside = new Set(
  'a an the my our your avatar photo picture image img pic portrait face video clip film voice ai fake real official president mr mrs ms jpg jpeg png webp gif heic mp4 mov webm 대통령 президент الرئيس'.split(
    ' ',
  ),
);

/** Letters alone, each word apart, as names are compared. */
function wordsOf(text: string): string {
  const letters = foldText(text).replaceAll(/[’']/g, '');
  return ` ${letters.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** As lists have it: the last name before the others. */
function lastFirst(words: string): string {
  const all = words.trim().split(' ');
  return ` ${[all.at(-1), ...all.slice(0, -1)].join(' ')} `;
}

const inOrder = figures.map(wordsOf);
const known = [...new Set([...inOrder, ...inOrder.map(lastFirst)])];
/** As handles and files are called: in one word. */
const joined = inOrder.map((figure) => ` ${figure.replaceAll(' ', '')} `);
const alone = new Set(knownAlone.map((name) => wordsOf(name).trim()));
/** Written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

/** Whether a name, or the name of a file, is that of somebody everybody knows. */
export function namesPublicFigure(name: string): boolean {
  return waysToRead(foldText(name)).some((read) => isFigure(wordsOf(read)));
}

function isFigure(words: string): boolean {
  // L e t t e r s apart are no other name, nor is one with a middle initial.
  const spelled = words.replaceAll(/(?<= \p{L}) (?=\p{L} )/gu, '');
  const short = words.replaceAll(/(?<=\p{L}{2} )\p{L} (?=\p{L}{2})/gu, '');
  if (joined.some((figure) => words.includes(figure) || spelled.includes(figure))) return true;
  const isNamed = (figure: string): boolean =>
    unspaced.test(figure) ? words.includes(figure.trim()) : words.includes(figure) || short.includes(figure);
  const rest = words.split(' ').filter((word) => !beside.has(word) && !/^\p{N}*$/u.test(word));
  return known.some(isNamed) || alone.has(rest.join(' '));
}
