import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, type Words, wordSet } from '../../engine/grammar.ts';

/** Verbs whose subject is the product, in both genders, as the fact has it. */
const verbs = wordSet(`
يحافظ تحافظ يوفر توفر يوفّر توفّر يحمي تحمي يدعم تدعم يذكّر تذكّر يذكر تذكر يربط تربط يقلل تقلل يقلّل تقلّل يعمل تعمل يدوم تدوم يمتص تمتص يمتصه يرطب ترطب يرطّب ترطّب يناسب تناسب يزيل تزيل ينظف تنظف
يمنع تمنع يساعد تساعد يتحمل تتحمل يتسع تتسع يزن تزن يُطوى تُطوى يُغسل تُغسل يُشحن تُشحن يجف تجف يصل تصل يحتوي تحتوي يمنح تمنح يعطي تعطي يبقى تبقى يغذي تغذي يهدئ تهدئ يحوّل تحوّل يختصر تختصر
`);

/** "للمسافرين": the ending of a masculine plural changes after "for"; what cannot be changed safely is only spoken to. */
function audience(text: string): Words {
  if (/^لل|^ل(?:من|كل)\s/u.test(text)) return { forAudience: [text] };
  // "لمن يعملون": what follows "those who" is a verb, and no ending changes.
  if (/^من\s/u.test(text)) return { forAudience: [`ل${text}`] };
  const changes = text.split(/\s+/u).some((word) => /(?:ون|ان|و)$/u.test(word) && word !== 'من');
  const joined = text.startsWith('ال') ? `لل${text.slice(2)}` : `ل${text}`;
  // "هذا لكم" speaks to men: right after such an ending, and not known anywhere else.
  return changes ? { audience: [text] } : { forAudience: [joined] };
}

export const language: Grammar = { tag: 'ar', verbs, audience };

export const rules: readonly GrammarRule[] = [
  { name: 'a Latin mark', pattern: /\p{Script=Arabic}\s?[,;?]/gu },
  { name: 'for with a nominative', pattern: /(?<!\p{L})لل\p{L}+ون(?!\p{L})/gu },
  { name: 'an article after for', pattern: /(?<!\p{L})لال\p{L}+/gu },
  { name: 'a demonstrative that would have to agree', pattern: /هذا هو|هذه هي/gu },
];

export const stopWords = wordSet(`
أو أن إن إلى أي بعد بل بلا بين تحت ثم حتى حين خلال ذلك سعة على عن عند غير فوق في قبل قد كل كما لا لكن له لها ما مع من منذ نحو نصف هذا هذه هو هي و يا
`);
