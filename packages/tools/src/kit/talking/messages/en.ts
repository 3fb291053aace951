/** What every tool says in which somebody is made to speak. */
export default {
  says: 'What it says',
  source: 'Voice source',
  text: 'Text',
  recording: 'Recording',
  script: 'Script',
  recordingHint: 'MP3, WAV or M4A, up to 60 seconds.',
  chooseRecording: 'Upload recording',
  removeRecording: 'Remove {name}',
  captions: 'Add captions',
  label: 'Show a “Made with AI” label',
  consentHint: 'We keep your confirmation with the video.',
  madeWithAi: 'Made with AI',
  sync: 'Lip sync {percent} · delay {ms, number} ms',
  addWords: 'Write a script to hear it.',
} as const;
