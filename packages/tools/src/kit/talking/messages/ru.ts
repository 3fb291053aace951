import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Что говорится',
  source: 'Источник голоса',
  text: 'Текст',
  recording: 'Запись',
  script: 'Сценарий',
  recordingHint: 'MP3, WAV или M4A, до 60 секунд.',
  chooseRecording: 'Загрузить запись',
  removeRecording: 'Удалить {name}',
  captions: 'Добавить субтитры',
  label: 'Показывать пометку «Создано с помощью ИИ»',
  consentHint: 'Мы храним ваше подтверждение вместе с видео.',
  madeWithAi: 'Создано с помощью ИИ',
  sync: 'Синхронность губ {percent} · задержка {ms, number} мс',
  addWords: 'Напишите сценарий, чтобы услышать его.',
  presenter: 'Ведущий',
  outfit: 'Одежда',
  outfitNumber: 'Одежда {number, number}',
  noPresenter: 'Без ведущего',
  presenterHint: 'Произносит ваш хук на камеру выбранным голосом.',
  needVoice: 'Выберите голос.',
} satisfies MessagesOf<typeof english>;
