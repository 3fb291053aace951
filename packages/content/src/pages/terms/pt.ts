import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Termos',
  title: `Termos de uso | ${brand.name}`,
  description: `As regras para usar o ${brand.name}: sua conta, seu trabalho, créditos e reembolsos, o que não é permitido e a licença de código aberto.`,
  heading: 'Termos de uso',
  paragraph: 'O que você pode esperar, o que se espera de você e a quem pertence o seu trabalho.',
  sections: {
    who: {
      heading: 'Entre quem valem estes termos',
      parts: [
        `O ${brand.name} é um software de código aberto que qualquer pessoa pode operar. Este site é operado por uma pessoa ou organização: o operador. Estes termos são um acordo entre você e o operador. Quem desenvolve o software não participa dele e não pode ver sua conta nem seu trabalho.`,
        'Quando a lei exige, o operador informa seu nome e seus dados de contato. Se o operador publicar termos próprios, eles se aplicam além destes e prevalecem onde houver diferença.',
      ],
    },
    account: {
      heading: 'Sua conta',
      parts: [
        'Você precisa de uma conta para criar e salvar seu trabalho. Cadastre-se com um endereço de e-mail, o código enviado para ele e uma senha. Você também pode entrar com o Google, se o operador oferecer essa opção.',
        {
          list: [
            'Use um endereço de e-mail que você controle e não compartilhe sua senha.',
            'Você precisa ter pelo menos 16 anos e idade suficiente para firmar um contrato no lugar onde mora.',
            'Você é responsável pelo que acontece na sua conta, a menos que outra pessoa a tenha usado sem culpa sua e você tenha avisado o operador assim que soube.',
            'Uma conta gratuita por pessoa. Não abra várias para acumular créditos grátis.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Seu trabalho é seu',
      parts: [
        `O que você digita e envia continua sendo seu. Os resultados criados a partir disso também são seus, na medida em que a lei permita que alguém seja titular deles. Você pode usá-los em qualquer campanha, para você ou para um cliente, sem marca-d’água e sem mencionar o ${brand.name}.`,
        'Você permite que o operador armazene e processe o que você digita, o que envia e seus resultados com uma única finalidade: prestar o serviço a você. Outros usuários só veem seu trabalho se você compartilhar um link. O software não usa seu trabalho para treinar modelos.',
        'Se o operador tiver conectado um provedor de IA externo, os termos desse provedor também podem se aplicar aos resultados criados com ele. A política de privacidade diz o que é enviado a esses provedores.',
        'Textos e designs gerados podem se parecer com o que as ferramentas criam para outra pessoa. Ninguém pode prometer que um slogan seja único ou possa ser registrado como marca. Verifique antes de construir uma marca com base nele.',
      ],
    },
    'your-responsibility': {
      heading: 'Suas responsabilidades',
      parts: [
        'Você decide o que é publicado, então confira cada resultado antes de veiculá-lo. Você é responsável pelas afirmações nele, por ter os direitos sobre os nomes, imagens, logotipos e layouts que usa e por seguir as regras da plataforma e as leis de publicidade de cada lugar onde o anúncio é exibido. Isso inclui identificar conteúdo gerado por IA onde for obrigatório.',
        'A ferramenta de fotos para documentos compara as fotos com os requisitos publicados. O órgão que recebe a foto decide se a aceita.',
        'Você não pode usar o serviço para:',
        {
          list: [
            'anunciar algo que seja ilegal onde o anúncio é exibido ou enganar pessoas, por exemplo com preços falsos, avaliações inventadas ou escassez fingida;',
            'usar o nome, o rosto, a voz ou a marca de uma pessoa ou empresa sem ter esse direito;',
            'criar conteúdo que incite ódio ou violência, sexualize menores ou assedie alguém;',
            'enviar imagens sexualmente explícitas;',
            'criar QR codes que levem a malware ou a páginas de phishing;',
            'atacar o serviço, burlar seus limites ou tentar acessar dados de outras pessoas.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Créditos, preços e reembolsos',
      parts: [
        'Os preços são mostrados em créditos. O preço que você vê antes de começar é o preço que você paga.',
        {
          list: [
            'Quando uma geração começa, seus créditos são reservados. Eles só são usados se ela for concluída com sucesso.',
            'Se uma geração falhar ou for cancelada, seus créditos são reembolsados por completo, automaticamente.',
            'Uma geração concluída com sucesso é cobrada mesmo que você não use o resultado.',
            'O plano gratuito adiciona seus créditos uma vez em cada mês do calendário em que você usa o serviço. Os créditos não usados ficam na sua conta.',
            'Créditos não são dinheiro. Eles não podem ser convertidos em dinheiro, vendidos nem transferidos para outra conta.',
          ],
        },
        'Se o operador vender planos pagos, você vê o preço, o período de cobrança e a data de renovação antes de pagar. Você pode cancelar a qualquer momento, com efeito no fim do período já pago. Os direitos que a lei garante a você como consumidor, como o direito de arrependimento, não são afetados.',
      ],
    },
    service: {
      heading: 'O serviço e seus limites',
      parts: [
        'O operador presta o serviço com cuidado razoável, mas não promete que ele esteja sempre disponível ou livre de erros, nem que os anúncios gerem cliques ou vendas. Os limites das plataformas, os tamanhos de anúncio e os requisitos de foto mostrados aqui vêm de fontes públicas e podem estar desatualizados.',
        'O número de solicitações e o tamanho dos envios são limitados para que um usuário não deixe o serviço lento para os outros.',
        'O trabalho que você exclui pode ser restaurado por 30 dias. Depois disso, ele se perde. Guarde suas próprias cópias do que é importante para você.',
        'O operador faz esforços razoáveis para manter seguro o trabalho salvo e para avisar antes que o serviço seja encerrado ou perca recursos importantes.',
      ],
    },
    liability: {
      heading: 'Responsabilidade do operador',
      parts: [
        'O operador responde sem limite por dolo e culpa grave, por danos à vida, à integridade física ou à saúde e sempre que a lei não permitir um limite. Em todos os outros casos, a responsabilidade se limita aos danos típicos e previsíveis. Para serviços gratuitos, ela é excluída na medida em que a lei permitir.',
      ],
    },
    ending: {
      heading: 'Encerramento da sua conta',
      parts: [
        'Você pode parar de usar o serviço a qualquer momento e pedir ao operador que exclua sua conta. O operador pode bloquear uma conta que descumpra estes termos de forma grave ou repetida e informa o motivo, a menos que a lei proíba. Se o operador encerrar o serviço, ele avisa com antecedência suficiente para você baixar seu trabalho.',
      ],
    },
    'open-source': {
      heading: 'Código aberto',
      parts: [
        `O software é licenciado sob a GNU Affero General Public License, versão 3 ou posterior. Ela dá a você o direito de executar, estudar, modificar e compartilhar o ${brand.name}. Um operador que modifica o software e permite que outros o usem por uma rede precisa oferecer a eles o código-fonte da versão modificada. A licença vale para o software; estes termos valem para o uso deste site. O software em si é fornecido sem garantia, como diz a licença.`,
      ],
    },
    changes: {
      heading: 'Mudanças nestes termos',
      parts: [
        'Quando estes termos mudam, a data no topo também muda. O operador informa mudanças importantes pelo menos 30 dias antes de elas entrarem em vigor, por e-mail ou neste site. Se você não concordar, pode encerrar sua conta antes disso.',
        'Se uma disposição destes termos for inválida, as demais continuam valendo.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
