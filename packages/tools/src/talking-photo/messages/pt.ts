import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/pt.ts';
import type english from './en.ts';

export default {
  section: { name: 'Foto falante', lead: 'Faça um retrato dizer a sua mensagem.' },
  form,
  action: 'Gerar vídeo',
  working: 'Criando seu vídeo',
  stages: {
    look: 'Verificando a foto',
    speak: 'Gravando a locução',
    animate: 'Animando o rosto',
    render: 'Renderizando',
    pack: 'Últimos ajustes',
  },
  ready: 'Seu vídeo está pronto.',
  need: {
    photo: 'Adicione uma foto primeiro.',
    script: 'Escreva o que a foto deve dizer.',
    voice: 'Escolha uma voz.',
    audio: 'Envie uma gravação.',
    consent: 'Confirme que você pode usar esta foto.',
  },
  photo: 'Foto',
  photoHint: 'Uma pessoa adulta, de frente para a câmera, com boa luz.',
  consent: 'Tenho a permissão desta pessoa para usar a foto dela e fazê-la falar.',
  looking: 'Procurando o rosto…',
  several: 'Encontramos vários rostos. O que está marcado vai falar.',
  addPhoto: 'Adicione uma foto para vê-la falar.',
  preview: 'Prévia da sua foto falante',
  film: 'Sua foto falante',
} satisfies MessagesOf<typeof english>;
