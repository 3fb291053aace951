import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Erro nos parâmetros da solicitação',
  invalid_json: 'O corpo da solicitação não é um JSON válido.',
  unauthorized: 'Não autorizado, entre novamente',
  wrong_credentials: 'E-mail ou senha incorretos.',
  google_token_rejected: 'O Google não confirmou este acesso. Tente de novo.',
  insufficient_credits: 'Você não tem créditos suficientes para isso.',
  forbidden: 'Acesso negado',
  not_found: 'A URL solicitada não existe',
  run_not_cancellable: 'Este trabalho já terminou e não pode ser cancelado.',
  idempotency_mismatch: 'Esta chave já foi usada em outra solicitação.',
  idempotency_in_progress: 'A mesma solicitação ainda está em andamento.',
  account_exists: 'Você já tem uma conta com este endereço. Entre nela.',
  too_large: 'O arquivo ou a solicitação é grande demais.',
  wrong_file_kind: 'Este tipo de arquivo não é aceito aqui.',
  wrong_content_type: 'Envie a solicitação em JSON, com o tipo de conteúdo application/json.',
  code_invalid: 'O código não está certo. Confira e tente de novo.',
  code_expired: 'O código expirou. Peça um novo.',
  code_exhausted: 'O código foi digitado errado vezes demais. Peça um novo.',
  password_common: 'Esta senha é comum demais. Escolha outra.',
  google_not_configured: 'O acesso com Google não está configurado nesta instalação.',
  brief_too_thin: 'Conte um pouco mais sobre o produto, para que haja o que escrever.',
  qr_content_too_long: 'Isto é longo demais para um QR code.',
  provider_missing: 'Nesta instalação não há nenhum fornecedor configurado para isto.',
  provider_refused: 'O fornecedor recusou este pedido. Altere o texto ou a imagem e tente de novo.',
  page_nothing_found:
    'Não encontramos nenhum produto nesta página. Verifique se o link leva a um único produto ou preencha os dados você mesmo.',
  page_login_wall:
    'Esta página pede login, por isso não podemos lê-la. Cole um link aberto a todos ou preencha os dados você mesmo.',
  page_script_only:
    'Esta página só aparece depois que seus scripts rodam, então não havia nada para lermos. Preencha os dados você mesmo.',
  page_robots: 'Este site pede para não ser lido por programas, e nós respeitamos isso. Preencha os dados você mesmo.',
  page_blocked: 'Este site não nos deixa entrar. Preencha os dados você mesmo.',
  page_address_refused:
    'Não podemos abrir este endereço. Cole um link público completo, por exemplo https://shop.example.com/produto.',
  page_too_large: 'Esta página é grande demais para nós. Preencha os dados você mesmo.',
  page_timeout:
    'Esta página demorou demais para responder. Tente de novo em instantes ou preencha os dados você mesmo.',
  page_not_html:
    'Este link leva a um arquivo e não a uma página da web. Cole o link da página do produto ou preencha os dados você mesmo.',
  page_missing: 'Não há mais nenhuma página neste endereço. Verifique o link ou preencha os dados você mesmo.',
  page_unreachable:
    'Não conseguimos acessar esta página. Verifique o link e tente de novo, ou preencha os dados você mesmo.',
  picture_unreachable: 'Não conseguimos obter esta imagem. Salve-a e envie-a você mesmo.',
  picture_unsafe: 'Esta imagem não pode ser usada: parece explícita.',
  layout_not_found: 'Não encontramos texto nem produto nesta imagem. Use um anúncio pronto que mostre os dois.',
  face_not_found:
    'Não encontramos nenhum rosto nesta foto. Use uma que mostre o rosto inteiro de frente e com boa luz.',
  faces_several: 'Há mais de um rosto nesta foto. Use uma com uma só pessoa.',
  eyes_closed: 'Os olhos estão fechados nesta foto. Tire outra com os dois olhos abertos.',
  face_tilted: 'A cabeça está inclinada demais nesta foto. Tire outra com a cabeça reta.',
  face_turned: 'O rosto está virado nesta foto. Tire outra olhando direto para a câmera.',
  face_too_small: 'O rosto está pequeno demais nesta foto. Aproxime-se ou use uma foto com mais pixels.',
  photo_too_tight:
    'A foto termina perto demais da cabeça para este documento. Tire de mais longe, com os ombros e algum espaço acima da cabeça.',
  subject_not_found: 'Nada nesta imagem se destaca o suficiente para ser recortado. Tente uma com o fundo mais liso.',
  plan_limit_reached: 'O seu plano já não tem utilizações deste tipo para este mês.',
  project_busy: 'Isto ainda está a ser feito. Espere que termine ou cancele primeiro.',
  project_not_finished: 'Só se pode partilhar um resultado terminado.',
  tool_unavailable: 'Este tipo de trabalho ainda não pode ser feito aqui.',
  upload_damaged: 'O ficheiro chegou danificado. Carregue-o novamente.',
  upload_mismatch: 'Este carregamento começou com outro ficheiro. Comece de novo.',
  media_unreadable:
    'Não foi possível ler este arquivo. Ele pode estar danificado ou em um formato que não conhecemos. Salve como MP4, WebM, MP3 ou WAV e tente de novo.',
  media_incomplete: 'Falta o final deste arquivo. Exporte ou grave de novo.',
  media_too_long: 'Tem mais de {hours} horas. Use um mais curto.',
  video_too_large: 'Este vídeo é maior que 8K. Use um menor.',
  no_speech: 'Nenhuma fala foi ouvida nesta gravação.',
  transcription_language:
    'Aqui só é possível transcrever gravações em inglês. Outros idiomas precisam de um provedor de reconhecimento de fala.',
  rate_limited: 'Solicitações demais. Espere um momento e tente de novo.',
  provider_budget_spent: 'O orçamento desta instalação para isto esgotou-se por agora. Tente mais tarde.',
  internal: 'Erro interno do servidor',
  tool_failed: 'Não deu certo. Seus créditos foram devolvidos.',
  bad_gateway: 'Erro de gateway',
  provider_failed: 'O fornecedor não respondeu corretamente. Tente de novo dentro de momentos.',
  unavailable: 'Serviço indisponível',
  mail_unavailable: 'Não conseguimos enviar o e-mail agora. Nada se perdeu: tente de novo daqui a pouco.',
  payments_not_configured: 'Os pagamentos não estão configurados nesta instalação.',
  timeout: 'Tempo do gateway esgotado',
} satisfies MessagesOf<typeof english>;
