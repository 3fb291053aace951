/**
 * Where a Japanese reader accepts the end of a line: after a phrase (bunsetsu), a word with all that hangs on it.
 * The dictionary cuts finer: it takes endings off verbs and compounds apart.
 */
const longest = 9;
const particle =
  /^(?:は|が|を|に|へ|で|と|も|の|や|か|から|まで|より|など|だけ|ほど|くらい|ぐらい|しか|こそ|さえ|でも|には|では|とは|にも|への|での|との|からの|って|ので|のに|けど|ね|よ|な|て|た|だ|です|ます)$/u;
const kana = /^[\p{Script=Hiragana}ー]{1,4}$/u;
const ended = /\p{P}$/u;

/** お and ご belong to the word they honour, not to the one before. */
function withHonorifics(segments: readonly string[]): string[] {
  const words: string[] = [];
  for (const segment of segments) {
    const before = words.at(-1);
    if ((before === 'お' || before === 'ご') && !particle.test(segment) && !ended.test(segment))
      words[words.length - 1] = before + segment;
    else words.push(segment);
  }
  return words;
}

/** 保存+料, 濃縮+還元, ワン+タップ: one word to the reader. */
function isCompound(before: string, word: string): boolean {
  const tail = /\p{Script=Han}+$/u.exec(before)?.[0].length ?? 0;
  const head = /^\p{Script=Han}+/u.exec(word)?.[0].length ?? 0;
  if (tail > 0 && head > 0) return tail === 1 || head === 1 || tail + head <= 4;
  return /[\p{Script=Katakana}ー]$/u.test(before) && /^\p{Script=Katakana}/u.test(word);
}

export function japanesePhrases(
  segments: readonly string[],
  inseparable: (before: string, segment: string) => boolean,
): string[] {
  const phrases: string[] = [];
  let afterParticle = false;
  for (const word of withHonorifics(segments)) {
    const before = phrases.at(-1);
    const hangs = particle.test(word) || (!afterParticle && kana.test(word));
    const joins =
      before !== undefined &&
      (inseparable(before, word) ||
        (!ended.test(before) && before.length + word.length <= longest && (hangs || isCompound(before, word))));
    if (joins) phrases[phrases.length - 1] = before + word;
    else phrases.push(word);
    afterParticle = particle.test(word);
  }
  return withoutStubs(phrases);
}

/** A line of 前の or of a single 靴 looks like a mistake: what is so short leans on a neighbour. */
function withoutStubs(phrases: readonly string[]): string[] {
  const kept: string[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const before = kept.at(-1);
    if (before !== undefined && !ended.test(before) && before.length + phrase.length <= 8) {
      const leansOn = before.length <= 2;
      const leansBack = phrase.length === 2 && /[もがはをにとへ]$/u.test(phrase) && before.length <= 4;
      if (leansOn || leansBack || (index === phrases.length - 1 && phrase.length === 1)) {
        kept[kept.length - 1] = before + phrase;
        continue;
      }
    }
    kept.push(phrase);
  }
  return kept;
}
