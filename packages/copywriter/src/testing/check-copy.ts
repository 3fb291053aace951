/** Command: writes thousands of texts in every language, looks at each, and prints what it found. */
import { localeCodes } from '@adwright/i18n/locales.ts';
import { loadPack } from '../packs.ts';
import { checkCopy, type FaultKind } from './copy-check.ts';
import { englishMistakes } from './english-grammar.ts';

const wanted = Number(process.argv[2] ?? 5000);
const only = process.argv[3];
const kinds: readonly FaultKind[] = ['grammar', 'changed fact', 'cut claim', 'invented', 'listed', 'hashtag'];

const examples: string[] = [];
let total = 0;
console.log(['language', 'texts', ...kinds, 'seconds'].join(' | '));
for (const language of localeCodes.filter((code) => only === undefined || code === only)) {
  const started = performance.now();
  const pack = await loadPack(language);
  const { texts, faults } = checkCopy(language, pack, wanted, language === 'en' ? englishMistakes : undefined);
  const counts = kinds.map((kind) => faults.filter((fault) => fault.kind === kind).length);
  console.log([language, texts, ...counts, ((performance.now() - started) / 1000).toFixed(1)].join(' | '));
  total += faults.length;
  const different = new Map(faults.map((fault) => [`${fault.kind} ${fault.what}`, fault]));
  for (const { kind, what, text } of [...different.values()].slice(0, 14)) {
    examples.push(`${language} · ${kind} · ${what} · ${text}`);
  }
}
if (examples.length > 0) console.log(`\n${examples.join('\n')}`);
process.exitCode = total > 0 ? 1 : 0;
