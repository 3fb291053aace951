/** What a voice says in a second without hurrying. Long words take longer than short ones, so both are looked at. */
const wordsPerSecond = 2.6;
const lettersPerSecond = 14.5;
/** A character of Chinese or Japanese, or a Korean syllable. */
const wideLettersPerSecond = 5;
/** "2300" is four words when it is read out. */
const secondsPerDigit = 0.28;
const pauseSeconds = 0.25;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How long a voice needs for the text. */
export function spokenSeconds(text: string): number {
  const wideLetters = text.match(wide)?.length ?? 0;
  const rest = text.replaceAll(wide, ' ');
  const words = rest.match(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const pauses = text.match(/[.!?…。！？؟](?=\s|$|\P{L})/gu)?.length ?? 0;
  return (
    wideLetters / wideLettersPerSecond +
    Math.max(words.length / wordsPerSecond, letters / lettersPerSecond) +
    digits * secondsPerDigit +
    pauses * pauseSeconds
  );
}
