/** What an input says of a recording where a text is said. */
export const noRecording = { audio: null, audio_seconds: null, clean: false } as const;
