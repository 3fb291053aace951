import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ru.ts';
import type english from './en.ts';

export default {
  section: { name: 'Видео с аватаром', lead: 'Ведущий произносит ваш текст.' },
  form,
  action: 'Создать видео',
  working: 'Создаём ваше видео',
  stages: {
    look: 'Подготовка ведущего',
    speak: 'Записываем озвучку',
    animate: 'Анимируем лицо',
    render: 'Собираем видео',
    pack: 'Последние штрихи',
  },
  ready: 'Ваше видео готово.',
  need: {
    script: 'Напишите, что скажет ведущий.',
    voice: 'Выберите голос.',
    audio: 'Загрузите запись.',
  },
  loading: 'Загружаем ведущего…',
  background: 'Фон',
  ownBackground: 'Как на фото',
  color: 'Цвет',
  pickColor: 'Выбрать цвет',
  ownImage: 'Ваше изображение',
  product: 'Товар',
  showProduct: 'Показать товар',
  productImage: 'Изображение товара',
  writeScript: 'Написать сценарий о нём',
  preview: 'Предпросмотр видео с аватаром',
  film: 'Ваше видео с аватаром',
} satisfies MessagesOf<typeof english>;
