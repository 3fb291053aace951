import { foldText } from '../library/fold-text.ts';

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
  'Kendall Jenner; Kanye West; Taylor Swift; Beyonce; Rihanna; Ariana Grande; Billie Eilish; Lady Gaga; Adele; Dua Lipa',
  'Selena Gomez; Justin Bieber; Ed Sheeran; Bruno Mars; Harry Styles; Drake; Eminem; Snoop Dogg; Jay-Z; Madonna; Shakira',
  'Jennifer Lopez; Bad Bunny; Karol G; Freddie Mercury; Michael Jackson; Elvis Presley; David Bowie; Paul McCartney',
  'Tom Cruise; Tom Hanks; Brad Pitt; Angelina Jolie; Leonardo DiCaprio; Johnny Depp; Keanu Reeves; Will Smith',
  'Robert Downey Jr; Scarlett Johansson; Jennifer Lawrence; Jennifer Aniston; Emma Watson; Emma Stone; Margot Robbie',
  'Natalie Portman; Gal Gadot; Zendaya; Timothee Chalamet; Ryan Reynolds; Ryan Gosling; Dwayne Johnson; Morgan Freeman',
  'Denzel Washington; Samuel L. Jackson; Meryl Streep; Nicole Kidman; Julia Roberts; George Clooney; Matt Damon',
  'Daniel Craig; Henry Cavill; Chris Hemsworth; Chris Evans; Arnold Schwarzenegger; Sylvester Stallone; Jackie Chan',
  'Bruce Lee; Marilyn Monroe; Audrey Hepburn; Shah Rukh Khan; Salman Khan; Amitabh Bachchan; Priyanka Chopra',
  'Deepika Padukone; Aishwarya Rai; Lionel Messi; Cristiano Ronaldo; Neymar; Kylian Mbappe; Erling Haaland',
  'Zlatan Ibrahimovic; David Beckham; Diego Maradona; LeBron James; Stephen Curry; Michael Jordan; Kobe Bryant',
  'Shaquille O’Neal; Tom Brady; Serena Williams; Roger Federer; Rafael Nadal; Novak Djokovic; Usain Bolt',
  'Lewis Hamilton; Max Verstappen; Tiger Woods; Mike Tyson; Muhammad Ali; Conor McGregor; Simone Biles',
  'Albert Einstein; Stephen Hawking; Nelson Mandela; Mahatma Gandhi; Martin Luther King; Mother Teresa; Gordon Ramsay',
  'Владимир Путин; Владимир Зеленский; Дональд Трамп; Илон Маск; 习近平; 習近平; 马斯克; 馬斯克; 特朗普; 川普; 成龙; 成龍; 刘德华; 劉德華',
  '安倍晋三; 岸田文雄; 大谷翔平; 윤석열; 이재명; 손흥민; 방탄소년단; دونالد ترامب; إيلون ماسك; محمد صلاح; فيروز',
].flatMap((line) => line.split('; '));

/** Letters alone, each word apart, as names are compared. */
function wordsOf(text: string): string {
  const letters = foldText(text).replaceAll(/[’']/g, '');
  return ` ${letters.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

const known = figures.map(wordsOf);
/** As handles and files are called: in one word. */
const joined = known.map((figure) => ` ${figure.replaceAll(' ', '')} `);
const scripts = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Whether a name, or the name of a file, is that of somebody everybody knows. */
export function namesPublicFigure(name: string): boolean {
  const words = wordsOf(name);
  // L e t t e r s apart are no other name.
  const spelled = words.replaceAll(/(?<= \p{L}) (?=\p{L} )/gu, '');
  if (joined.some((figure) => words.includes(figure) || spelled.includes(figure))) return true;
  return known.some((figure) => words.includes(scripts.test(figure) ? figure.trim() : figure));
}
