import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/pt.ts';
import type english from './en.ts';

export default {
  section: { name: 'Vídeo com avatar', lead: 'Um apresentador fala a sua mensagem.' },
  form,
  action: 'Gerar vídeo',
  working: 'Criando seu vídeo',
  stages: {
    look: 'Preparando o apresentador',
    speak: 'Gravando a locução',
    animate: 'Animando o rosto',
    render: 'Renderizando',
    pack: 'Últimos ajustes',
  },
  ready: 'Seu vídeo está pronto.',
  need: {
    script: 'Escreva o que o apresentador diz.',
    voice: 'Escolha uma voz.',
    audio: 'Envie uma gravação.',
  },
  loading: 'Carregando o apresentador…',
  background: 'Fundo',
  ownBackground: 'O da foto',
  color: 'Cor',
  pickColor: 'Escolher uma cor',
  ownImage: 'Sua imagem',
  product: 'Produto',
  showProduct: 'Mostrar um produto',
  productImage: 'Imagem do produto',
  writeScript: 'Escrever um roteiro sobre ele',
  preview: 'Prévia do seu vídeo com avatar',
  film: 'Seu vídeo com avatar',
} satisfies MessagesOf<typeof english>;
