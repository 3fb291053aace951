import { anyVoices, longestTranslation, subtitleKinds } from '@adwright/contract/video-translate/video-translation.ts';
import { languageColumn } from '../../kit/batch/plan/columns.ts';
import { defineSheet } from '../../kit/batch/plan/sheet.ts';

const area = 'tool-video-translation';

/** Without the ending of its file. */
const titleOf = (name: string): string => name.replace(/\.[a-z\d]{2,4}$/i, '').slice(0, 100);

export const batch = defineSheet({
  columns: [
    { id: 'film', kind: 'film', longest: 120, required: true, paths: ['video', 'seconds'] },
    { ...languageColumn, required: true, paths: ['language', 'languages'] },
    {
      id: 'translation',
      kind: 'lines',
      longest: longestTranslation,
      requiredWithout: 'translation',
      paths: ['translation'],
    },
    { id: 'voice', kind: 'choice', options: anyVoices, named: { area: 'batch', at: ['voices'] }, paths: ['voice'] },
    {
      id: 'subtitles',
      kind: 'choice',
      options: subtitleKinds,
      named: { area, at: ['subtitleKinds'] },
      paths: ['subtitles'],
    },
    // Nobody is made to say other words by a mere "yes": the choice itself says that the person shown agreed.
    {
      id: 'lips',
      kind: 'choice',
      options: ['no', 'permitted'],
      named: { area: 'batch', at: ['lips'] },
      paths: ['match_lips', 'consent'],
    },
  ],
  paramsOf({ language, translation, voice, subtitles, lips }, { film }) {
    return {
      mode: 'auto',
      ...(film && { video: film.id, seconds: film.seconds, title: titleOf(film.title) }),
      language,
      ...(translation && { translation }),
      ...(voice && { voice }),
      ...(subtitles && { subtitles }),
      ...(lips === 'permitted' && { match_lips: true, consent: true }),
    };
  },
});
