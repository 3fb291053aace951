import { expect, it } from 'vitest';
import { soundsOf } from '../espeak/espeak.ts';
import { voiceText } from '../text/voice-text.ts';
import { stressedAsPeopleDo } from './russian-stress.ts';

async function said(text: string): Promise<string> {
  const [phrase] = await voiceText(text, 'ru');
  if (!phrase) return '';
  const words = stressedAsPeopleDo(phrase.tokens, await soundsOf(phrase, 'ru'));
  return words.map((sounds) => sounds.join('')).join(' ');
}

it.each([
  ['Уже сегодня', 'uʒˈɛ sʲivˈodnʲʌ'],
  ['хорошего голоса', 'xʌrˈoʃyvʌ ɡˈoɭʌsa'],
  ['от холода', 'ot xˈoɭʌda'],
  ['мастера', 'masʲtʲirˈɑ'],
  ['Посмотрите дома', 'pʌsmʌtrʲˈitʲi dˈoma'],
  ['Получите подарок', 'pʌɭutʃʲˈitʲi pʌdˈɑrʌk'],
])('stresses %s as people do', async (text, sounds) => expect(await said(text)).toBe(sounds));

it('leaves what somebody will get as it is', async () => {
  expect(await said('Вы получите подарок')).toContain('pʌɭˈutʃʲitʲi');
});

it('believes a stress that is written', async () => {
  expect(await said('ста́рый за́мок')).toBe('stˈɑryj zˈɑmʌk');
  expect(await said('замо́к и ключ')).toContain('zamˈok');
});
