import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ru.ts';
import type english from './en.ts';

export default {
  section: { name: 'Говорящее фото', lead: 'Пусть портрет произнесёт ваше сообщение.' },
  form,
  action: 'Создать видео',
  working: 'Создаём ваше видео',
  stages: {
    look: 'Проверяем фото',
    speak: 'Записываем озвучку',
    animate: 'Анимируем лицо',
    render: 'Собираем видео',
    pack: 'Последние штрихи',
  },
  ready: 'Ваше видео готово.',
  need: {
    photo: 'Сначала добавьте фото.',
    script: 'Напишите, что скажет фото.',
    voice: 'Выберите голос.',
    audio: 'Загрузите запись.',
    consent: 'Подтвердите, что вы можете использовать это фото.',
  },
  photo: 'Фото',
  photoHint: 'Один взрослый человек, смотрит в камеру, хороший свет.',
  consent: 'У меня есть разрешение этого человека использовать его фото и сделать его говорящим.',
  looking: 'Ищем лицо…',
  several: 'На фото несколько лиц. Говорить будет отмеченное.',
  addPhoto: 'Добавьте фото, чтобы увидеть, как оно говорит.',
  preview: 'Предпросмотр говорящего фото',
  film: 'Ваше говорящее фото',
} satisfies MessagesOf<typeof english>;
