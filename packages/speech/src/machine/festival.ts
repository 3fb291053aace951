import type { VoiceGender } from '@adwright/domain/engines/speech.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import type { MachineEngine } from './machine-engine.ts';
import { runProgram } from './run-program.ts';

const known: Readonly<Record<string, readonly [name: string, language: SpeechLanguage, gender: VoiceGender]>> = {
  kal_diphone: ['Kevin', 'en', 'male'],
  rab_diphone: ['Roger', 'en', 'male'],
  don_diphone: ['Donovan', 'en', 'male'],
  cmu_us_slt_arctic_hts: ['Susan', 'en', 'female'],
  cmu_us_slt_arctic_clunits: ['Susan', 'en', 'female'],
  cmu_us_bdl_arctic_hts: ['Brian', 'en', 'male'],
  cmu_us_clb_arctic_clunits: ['Claire', 'en', 'female'],
  cmu_us_rms_arctic_clunits: ['Robert', 'en', 'male'],
  el_diphone: ['Enrique', 'es', 'male'],
  JuntaDeAndalucia_es_sf_diphone: ['Silvia', 'es', 'female'],
  JuntaDeAndalucia_es_pa_diphone: ['Pedro', 'es', 'male'],
  lp_diphone: ['Lucia', 'it', 'female'],
  pc_diphone: ['Paolo', 'it', 'male'],
  msu_ru_nsh_clunits: ['Никита', 'ru', 'male'],
};

/** Festival, with whichever of its voices are installed. */
export const festival: MachineEngine = {
  name: 'Festival',
  async voices() {
    const listed = await runProgram('festival', ['-b', '(print (voice.list))'], { timeoutMs: 10_000 });
    const names = listed?.code === 0 ? (/\(([^()]*)\)/u.exec(listed.output)?.[1]?.trim().split(/\s+/u) ?? []) : [];
    return names.flatMap((voice) => {
      const person = known[voice];
      if (!person) return [];
      const [name, language, gender] = person;
      return {
        id: `festival-${voice.toLowerCase()}`,
        name,
        language,
        gender,
        style: 'natural',
        age: null,
        accent: null,
        quality: 'standard',
        engine: 'Festival',
        command: ({ wav, text }, speed) => ({
          program: 'text2wave',
          args: [
            '-o',
            wav,
            '-eval',
            `(begin (voice_${voice}) (Parameter.set 'Duration_Stretch ${(1 / speed).toFixed(3)}))`,
            text,
          ],
        }),
      } as const;
    });
  },
};
