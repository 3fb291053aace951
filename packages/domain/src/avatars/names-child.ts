import { foldText } from '../library/fold-text.ts';

/** In months, weeks or days nobody counts a grown-up. */
const smallAges =
  '(?:months?|mos?|weeks?|wks?|days?|monate?n?|wochen?|tage|mois|semaines?|jours|mes|meses|semanas?|dias?|mesi|settiman[ae]|giorni|maanden?|weken|dagen|месяц(?:а|ев)?|недел[ьия]|дн(?:я|ей)|aylik|haftalik|gunluk|bulan|minggu|hari)';
const years =
  '(?:years?|yrs?|yo|y o|jahre?|ans?|anos?|anni|jaar|год(?:а)?|лет|yas|yasinda|yasindaki|tahun|سنة|سنوات|عام|اعوام)';
const ending = '(?: (?:old|alt|oud))?$';

const inSmallAges = new RegExp(`(?:^| )\\p{N}{1,2} ?${smallAges}${ending}`, 'u');
const inYears = new RegExp(`(?:^| )(\\p{N}{1,2}) ?${years}${ending}`, 'u');
const aged = /(?:^| )(?:aged?|age of) (\p{N}{1,2})$/u;
const unspaced = /(\p{N}{1,2}) ?(?:歳|才|岁|歲|살|세)$/u;
const unspacedSmall = /\p{N}{1,2} ?(?:か月|ヶ月|カ月|개월|个月|個月|أشهر|اشهر|شهر)$/u;
const words = /(?:^| )(?:newborn|toddler|neugeborenes|赤ちゃん)(?: |$)/u;

const grownUp = 18;

/**
 * Whether a name says that it is a child's: by an age after it. “Baby” alone says nothing, which is a first name, too;
 * who is seen in the photo is judged by the photo.
 */
export function namesChild(name: string): boolean {
  const text = foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words.test(text) || inSmallAges.test(text) || unspacedSmall.test(text)) return true;
  return [inYears, aged, unspaced].some((said) => {
    const age = said.exec(text)?.[1];
    return age !== undefined && Number(age) < grownUp;
  });
}
