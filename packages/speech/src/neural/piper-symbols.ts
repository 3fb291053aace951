/** The numbers that voices of the Piper family know sounds by: this row, counted from 3. */
const row =
  ' !\'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ0123456789\u0327\u0303\u032A\u032F\u0329ʰˤε↓#"↑\u033A\u033BgʦX';
const numbers: ReadonlyMap<string, number> = new Map(Array.from(row, (symbol, index) => [symbol, index + 3]));
const [gap, begin, end] = [0, 1, 2];

/**
 * A line of sounds as such a voice takes it; `known` is how many of the numbers it was taught. Signs are taken apart
 * from their letters as in its lessons: the German voice has never met a ç that is one sign, only a c with a cedilla.
 */
export function piperNumbers(symbols: string, known: number): Int32Array {
  const line = [begin, gap];
  for (const symbol of symbols.normalize('NFD')) {
    const number = numbers.get(symbol);
    if (number !== undefined && number < known) line.push(number, gap);
  }
  return Int32Array.from([...line, end]);
}
