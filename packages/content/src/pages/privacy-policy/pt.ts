import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacidade',
  title: `Política de privacidade | ${brand.name}`,
  description:
    'Quais dados são armazenados, por quê, por quanto tempo e quem pode vê-los. Sem rastreadores de anúncios, sem análise de terceiros, sem venda de dados.',
  heading: 'Política de privacidade',
  paragraph: 'O que é armazenado sobre você, por quê, por quanto tempo e como pedir a exclusão.',
  sections: {
    who: {
      heading: 'Quem é o responsável',
      parts: [
        `O operador deste site é o responsável pelos dados tratados aqui. O ${brand.name} é um software de código aberto que qualquer pessoa pode operar. Os dados de cada operador ficam nos sistemas dele; nada é enviado a quem desenvolve o software.`,
        'Esta política descreve o que o software faz da forma como é entregue. Se o operador conectar outros serviços, como um provedor de e-mail ou de IA, precisa indicá-los em um complemento a esta política.',
      ],
    },
    what: {
      heading: 'O que é armazenado e por quê',
      parts: [
        'Para fornecer sua conta (execução de contrato, art. 6(1)(b) do GDPR):',
        {
          list: [
            'seu endereço de e-mail, seu nome, seu idioma e suas preferências de e-mail;',
            'sua senha, apenas como um hash Argon2id, que não pode ser convertido de volta na senha;',
            'se você entra com o Google: o ID da sua conta do Google, e o endereço de e-mail e o nome que o Google confirma;',
            'seu plano e um registro dos créditos que você recebe, usa e tem de volta.',
          ],
        },
        'Para criar e salvar seu trabalho (execução de contrato):',
        {
          list: [
            'o que você informa, como produtos, briefings e o conteúdo de QR codes, incluindo senhas de Wi-Fi e dados de contato;',
            'as imagens, os vídeos e os arquivos de áudio que você envia; os dados de localização e de câmera são removidos das imagens, enquanto vídeos e arquivos de áudio são armazenados como estão;',
            'seus designs com o histórico de versões, suas campanhas e seus resultados, com a hora e o status de cada geração.',
          ],
        },
        'Para manter o serviço seguro e funcionando (interesse legítimo, art. 6(1)(f) do GDPR):',
        {
          list: [
            'sessões de acesso, com navegador, dispositivo e último endereço IP usado, e o token armazenado apenas como hash;',
            'seu endereço IP, e seu endereço de e-mail como hash, contados por pouco tempo para os limites de solicitações;',
            'registros do servidor com a hora, o endereço da página sem os parâmetros, o status, seu endereço IP, o ID da sua conta e um número de solicitação; senhas, tokens de acesso e códigos não são registrados;',
            'o feedback que você envia, com sua avaliação, a página de onde o enviou e, se você estiver conectado, sua conta.',
          ],
        },
      ],
    },
    browser: {
      heading: 'O que é armazenado no seu navegador',
      parts: [
        {
          list: [
            `o cookie “${localeCookie.name}”, que lembra seu idioma por 365 dias;`,
            'o cookie “theme”, que lembra o modo claro ou escuro por 365 dias depois que você escolhe um;',
            'no armazenamento local: seu token de acesso, se a barra lateral está recolhida, onde você parou no painel, quando fechou uma oferta, e os envios e as alterações que ainda não chegaram ao servidor;',
            'no armazenamento da aba, até você fechá-la: o que você digitou em uma ferramenta e um cadastro iniciado, sem a senha.',
          ],
        },
        'Ao sair, esse armazenamento é limpo; os dois cookies permanecem. Não há cookies de publicidade, nem análise de terceiros, nem fontes ou scripts de outras empresas, com uma exceção: se o operador oferecer a entrada com o Google, o script do Google é carregado quando você abre a tela de entrada.',
      ],
    },
    images: {
      heading: 'Como suas imagens são processadas',
      parts: [
        'As imagens que você envia ou importa, e as criadas por provedores de IA, são verificadas automaticamente no servidor do operador quanto a conteúdo sexualmente explícito. As que não passam são recusadas e excluídas.',
        'Para ajustar uma foto para documento, o servidor localiza o rosto e o mede: o tamanho e o ângulo da cabeça, a posição dos olhos, e se os olhos estão abertos e a boca está fechada. As medidas são armazenadas com o resultado para que você possa ajustá-lo e são excluídas com ele. Elas não são usadas para identificar ninguém, e nenhum modelo de reconhecimento facial é criado.',
        'Outras ferramentas procuram rostos e texto em uma imagem apenas para recortá-la e organizar o layout. Se você tirar uma foto com sua câmera, o vídeo ao vivo fica no seu navegador; só a foto tirada é enviada.',
      ],
    },
    links: {
      heading: 'Links de produtos e QR codes',
      parts: [
        'Quando você informa o link de um produto, o servidor do operador abre essa página e copia dela os dados e as imagens do produto. O outro site vê o endereço IP do servidor, não o seu.',
        'Um QR code contém exatamente o que você informa. As leituras não passam por este site e não são contadas.',
      ],
    },
    models: {
      heading: 'Provedores de IA',
      parts: [
        'Da forma como o software é entregue, todas as ferramentas rodam no próprio servidor do operador, e seus briefings e imagens não saem dele.',
        'O operador pode conectar provedores externos: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate ou um servidor compatível com a OpenAI. As ferramentas que usam um provedor enviam a ele o que a tarefa exige, como seu briefing, o texto de uma página de produto ou uma imagem. O operador precisa informar quais provedores usa; ao que eles recebem se aplicam os termos e as políticas de privacidade deles.',
        'Para cada solicitação a um provedor, o software registra a conta, a geração, o provedor, o modelo, o custo e o desfecho, mas não o conteúdo. O software não usa seu trabalho para treinar modelos.',
      ],
    },
    emails: {
      heading: 'E-mails',
      parts: [
        'Você recebe um código ao se cadastrar, um aviso se alguém tentar se cadastrar de novo com seu endereço e, se você ativar, uma mensagem quando uma geração termina. O software não envia newsletters. Se o operador não tiver configurado um servidor de e-mail, o servidor guarda os últimos 200 e-mails como arquivos em vez de enviá-los.',
      ],
    },
    recipients: {
      heading: 'Quem mais pode ver seus dados',
      parts: [
        'Seus dados não são vendidos nem alugados. Eles só chegam a outros onde o serviço precisa: as empresas que hospedam o servidor e seus arquivos, o provedor de e-mail que entrega suas mensagens, os provedores de IA conectados e as autoridades, se a lei exigir. Quem administra o servidor pode, tecnicamente, acessar o que está armazenado nele.',
        'Se você compartilhar um link para um resultado, qualquer pessoa com o link pode ver o resultado e seu título, mas não quem o criou. O link funciona até você parar de compartilhar ou excluir o trabalho.',
        'Se um destinatário estiver fora do Espaço Econômico Europeu, o operador precisa proteger a transferência como exige o GDPR, por exemplo com cláusulas contratuais padrão.',
      ],
    },
    'how-long': {
      heading: 'Por quanto tempo os dados são mantidos',
      parts: [
        {
          list: [
            'sua conta, seus produtos, designs e resultados: até você excluí-los ou sua conta ser excluída;',
            'produtos e designs excluídos: 30 dias, para que você possa restaurá-los; depois, seus arquivos também são excluídos, a menos que outro trabalho seu os use;',
            'envios que nada usa e gerações gratuitas que não fazem parte de um trabalho salvo: 30 dias; envios incompletos: 24 horas;',
            'histórico de versões: todas as versões da última hora, a última de cada hora por um dia e, depois, a última de cada dia e todas as exportadas, até 300 versões;',
            'códigos de cadastro e cadastros não concluídos: 10 minutos;',
            'sessões de acesso: até você sair, no máximo 30 dias após o último uso e 180 dias no total;',
            'respostas armazenadas que evitam que uma solicitação repetida seja cobrada duas vezes: 24 horas;',
            'contagens para os limites de solicitações: 25 horas;',
            'feedback e registros de solicitações a provedores de IA: até o operador excluí-los; se sua conta for excluída, eles deixam de estar vinculados a você;',
            'registros do servidor e backups: pelo tempo de que o operador precisa para encontrar problemas e restaurar dados;',
            'registros exigidos pela legislação tributária, onde são vendidos planos: pelo tempo que essa legislação determinar.',
          ],
        },
        'Uma limpeza executada a cada hora remove o que expirou.',
      ],
    },
    safety: {
      heading: 'Como seus dados são protegidos',
      parts: [
        'Senhas e tokens de acesso são armazenados apenas como hashes. Seus arquivos só abrem por links assinados, que expiram depois de cerca de uma hora. As páginas executam apenas os scripts deste site e, onde é oferecida, o da entrada com o Google. Uma solicitação do trabalho de outra pessoa recebe a mesma resposta que a de algo que não existe.',
      ],
    },
    rights: {
      heading: 'Seus direitos',
      parts: [
        'Você pode perguntar ao operador o que está armazenado sobre você, pedir a correção, a limitação ou a exclusão, receber os dados em um formato comum e se opor ao tratamento baseado em interesse legítimo. Escreva ao operador pelo endereço de e-mail da sua conta. Você também pode apresentar uma reclamação à autoridade de proteção de dados do lugar onde mora.',
      ],
    },
    children: {
      heading: 'Crianças e adolescentes',
      parts: [
        'O serviço é para pessoas com 16 anos ou mais. Se o operador souber que uma conta pertence a alguém mais jovem, ele exclui a conta.',
      ],
    },
    changes: {
      heading: 'Mudanças nesta política',
      parts: [
        'Quando esta política muda, a data no topo também muda. O operador informa mudanças importantes antes de elas entrarem em vigor, por e-mail ou neste site.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
