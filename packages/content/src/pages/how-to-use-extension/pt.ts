import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Extensão do navegador',
  title: `Extensão: salve os anúncios que você vê | ${brand.name}`,
  description:
    'Salve anúncios da Meta, TikTok, Google, LinkedIn, Reddit, YouTube e Instagram na sua coleção, com arquivos e texto. Para Chrome, Edge e Firefox.',
  heading: 'Salve os anúncios que você vê navegando',
  paragraph:
    'Clique em Salvar em um anúncio na Biblioteca de Anúncios da Meta, no TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube ou Instagram. Ele chega à sua coleção com os arquivos e o texto.',
  download: 'Baixar a extensão',
  connect: 'Conectar',
  steps: {
    heading: 'Como instalar',
    steps: [
      {
        title: 'Baixe e descompacte',
        text: 'Baixe o ZIP e descompacte em uma pasta que você não vá mover nem excluir.',
      },
      {
        title: 'Chrome ou Edge',
        text: 'Abra chrome://extensions ou edge://extensions, ative o modo do desenvolvedor, escolha Carregar sem compactação e selecione a pasta.',
      },
      {
        title: 'Firefox',
        text: 'Abra about:debugging, escolha Este Firefox, depois Carregar extensão temporária, e selecione manifest.json. O Firefox a remove ao fechar.',
      },
      {
        title: 'Conecte uma vez',
        text: 'Entre aqui e clique em Conectar. A extensão recebe uma chave própria e nunca vê sua senha.',
      },
      {
        title: 'Salve anúncios',
        text: 'Clique em Salvar em um anúncio ou clique com o botão direito em uma imagem ou vídeo de qualquer página. Escolha a pasta e as tags na janela da extensão.',
      },
    ],
  },
  pictures: {
    heading: 'Veja como é',
    ad: 'Cada anúncio da página ganha um botão Salvar',
    popup: 'Escolha a pasta e as tags dos próximos anúncios que você salvar',
    board: 'Anúncios salvos na sua coleção',
  },
  questions: {
    heading: 'Bom saber',
    questions: [
      {
        question: 'O que acontece quando estou offline?',
        answer:
          'Seus anúncios esperam no navegador, mesmo depois de reiniciar, e são enviados quando você volta a ficar online.',
      },
      {
        question: 'O que a extensão pode ver?',
        answer:
          'Só as plataformas acima e as páginas em que você usa o menu dela. A chave dela pode salvar anúncios e nada mais. Revogue-a quando quiser nas configurações da conta, em Chaves de API.',
      },
      {
        question: 'Ela salva vídeos?',
        answer:
          'Sim, quando o site entrega o arquivo de vídeo ao navegador. O YouTube não entrega, então você recebe a capa com o texto e o link.',
      },
    ],
  },
} satisfies ExtensionWords;
