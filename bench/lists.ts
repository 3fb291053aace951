/** The written lists of what ads say, spoken and written down again: numbers, prices, units, names. */
import type { SpeechDesk } from '@adwright/speech/open-speech.ts';
import { misheard } from '@adwright/speech/testing/misheard.ts';
import { saidLists } from '@adwright/speech/text/lists/said-lists.ts';
import type { SpeechLanguage } from '@adwright/speech/speech-language.ts';
import { voiceText } from '@adwright/speech/text/voice-text.ts';
import { listen } from './ears.ts';
import { round } from './report.ts';

const nobody = { userId: null, runId: null };

/** By the first voice of each language. Both sides are compared as they are said: 24,99 € is 24 Euro 99. */
export async function measureLists(
  desk: SpeechDesk,
  languages: readonly string[],
  lines: number,
): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  const voices = await desk.speaker.voices();
  for (const [language, list] of saidLists.filter(([one]) => languages.includes(one))) {
    const voice = voices.find((one) => one.language === language && one.quality !== 'standard');
    if (!voice) continue;
    let [errors, units, right, count] = [0, 0, 0, 0];
    for (const [written] of list.slice(0, lines)) {
      const { file } = await desk.speaker.speak({ text: written, voiceId: voice.id }, nobody);
      const heard = (await listen(desk, { file, language, ear: 'careful' }))?.text ?? '';
      const found = await misheard(await asSaid(written, language), await asSaid(heard, language), language);
      errors += found.errors;
      units += found.units;
      count += 1;
      if (found.errors === 0) right += 1;
      else process.stderr.write(`  ${voice.id}, ${found.errors} wrong: “${written}” → “${heard}”\n`);
    }
    rows.push({ language, voice: voice.id, lines: count, right, word_error_rate: round(errors / units, 3) });
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
  }
  return rows;
}

async function asSaid(text: string, language: SpeechLanguage): Promise<string> {
  const phrases = await voiceText(text, language);
  return phrases.flatMap(({ tokens }) => tokens.map(({ say }) => say)).join(' ');
}
