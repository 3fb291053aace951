import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Configurações da conta',
  close: 'Fechar',
  profile: {
    title: 'Perfil',
    save: 'Salvar',
    saved: 'Nome salvo',
    missing: 'Digite seu nome.',
  },
  password: {
    title: 'Senha',
    current: 'Senha atual',
    missing: 'Digite sua senha atual.',
    action: 'Alterar senha',
    changed: 'Senha alterada. Seus outros dispositivos foram desconectados.',
    google: 'Você entra com o Google e não tem senha. Para criar uma, saia e escolha “Esqueceu a senha?” ao entrar.',
  },
  devices: {
    title: 'Onde você está conectado',
    name: '{browser} no {system}',
    unknown: 'Dispositivo desconhecido',
    current: 'Este dispositivo',
    used: 'Última atividade: {when}',
    end: 'Sair',
    endName: 'Sair: {device}',
    endOthers: 'Sair de todos os outros',
    ended: 'Você saiu de todos os outros dispositivos',
    failed: 'Não foi possível carregar seus dispositivos.',
    retry: 'Tentar de novo',
  },
} satisfies MessagesOf<typeof english>;
