declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = {
    readonly type: 'word' | 'sentence' | 'mark' | 'play' | 'end' | 'msg_terminated' | 'phoneme' | 'samplerate';
    /** One-based, in characters. */
    readonly text_position: number;
    readonly word_length: number;
    /** Milliseconds. */
    readonly audio_position: number;
    readonly id: string | number | undefined;
  };
  export type EspeakWorker = {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    synthesize(text: string, onSound: (samples: Int16Array, events: EspeakEvent[]) => boolean | undefined): void;
    /** Answers the names of the sounds, with underscores between them, and spaces and lines between words and clauses. */
    synthesize_and_get_phonemes(
      text: string,
      onSound: (samples: Int16Array, events: EspeakEvent[]) => boolean | undefined,
    ): string;
  };
  const open: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  export default open;
}
