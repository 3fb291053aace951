import { installedWeights } from '@adwright/weights/weights-folder.ts';

/** What reads a line of letters, and the file of the signs it knows, in their order. */
export type Alphabet = { readonly model: string; readonly signs: string };

const latin: Alphabet = { model: 'models/latin_PP-OCRv3_rec_infer.onnx', signs: 'models/latin_dict.txt' };
const chinese: Alphabet = { model: 'models/ch_PP-OCRv4_rec_infer.onnx', signs: 'models/ch_dict.txt' };

/**
 * By language of the product. English is read with the Latin letters, too: the signs of its own model have no € and no
 * £. Turkish is not, for its ğ, ş and İ are in none of them.
 */
const alphabets: Readonly<Record<string, Alphabet>> = {
  en: latin,
  de: latin,
  fr: latin,
  es: latin,
  pt: latin,
  it: latin,
  nl: latin,
  id: latin,
  ja: { model: 'models/japan_PP-OCRv3_rec_infer.onnx', signs: 'models/japan_dict.txt' },
  cn: chinese,
  zh: chinese,
};

/** Null where these letters are read by others, or the weights are not here. */
export function alphabetOf([language = 'en']: readonly string[]): Alphabet | null {
  const alphabet = alphabets[language];
  return alphabet && installedWeights().has('paddle-ocr') ? alphabet : null;
}

export function paddleFile(path: string): string {
  return installedWeights().path('paddle-ocr', path);
}
