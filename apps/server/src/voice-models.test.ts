import { localeCodes, localeOf } from '@adwright/i18n/locales.ts';
import { neuralVoices } from '@adwright/speech/neural/neural-voices.ts';
import { expect, it } from 'vitest';
import { voiceModelOf } from '@adwright/tools/video-ad/plan/voice-models.ts';

it('knows whose natural voices each language has', () => {
  for (const code of localeCodes) {
    const engines = neuralVoices.filter(({ language }) => language === localeOf(code).tag).map(({ engine }) => engine);
    expect([code, voiceModelOf(code)?.name]).toEqual([code, engines[0]]);
  }
});
