import { expect, it } from 'vitest';
import { elevenLabsFake } from '../../testing/fakes/elevenlabs.ts';
import { nobody, openWorld, withFake } from '../../testing/provider-world.ts';
import { wav } from '../../testing/sample-files.ts';

it('speaks at the configured address with the configured voices, pauses and spellings', async () => {
  await withFake(elevenLabsFake(), async (fake) => {
    const { engines, calls } = await openWorld({
      ELEVENLABS_API_KEY: 'k',
      ELEVENLABS_BASE_URL: fake.url,
      ELEVENLABS_VOICES: 'Mara=voice-1',
      PROVIDER_PRICES: 'elevenlabs:eleven_multilingual_v2=characters:100',
    });
    const voice = engines.speech?.voices().find(({ language }) => language === 'fr');
    expect(voice?.name).toBe('Mara');
    const pronunciations = [
      { word: 'Hue', say: 'hyoo' },
      { word: 'lamp', say: '/læmp/' },
    ];
    const request = { text: 'Hue lamp. [pause 0.8s] Huesca', voiceId: voice?.id ?? '', pronunciations };
    const { file } = (await engines.speech?.speak(request, nobody)) ?? {};
    expect(file?.mime).toBe('audio/mpeg');
    expect(fake.requests[0]?.path).toContain('/v1/text-to-speech/voice-1');
    expect(fake.requests[0]?.json).toMatchObject({ text: 'hyoo lamp. <break time="0.8s" /> Huesca' });
    expect(calls[0]?.costMicros).toBe(100 * 'hyoo lamp. <break time="0.8s" /> Huesca'.length);
  });
});

it('hears words with their times', async () => {
  await withFake(elevenLabsFake(), async (fake) => {
    const { engines } = await openWorld({ ELEVENLABS_API_KEY: 'k', ELEVENLABS_BASE_URL: fake.url });
    const heard = await engines.transcription?.transcribe({ file: wav, language: null }, nobody);
    expect(heard).toMatchObject({ text: 'Fresh bread', language: 'en', engine: 'elevenlabs:scribe_v1' });
  });
});
