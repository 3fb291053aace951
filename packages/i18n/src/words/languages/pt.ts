import type { LanguageWords } from '../glossary-ideas.ts';

export const pt = {
  terms: {
    image: 'imag',
    platform: 'plataforma',
    background: 'fundo',
    template: 'modelo',
    file: 'arquivo',
    fileSize: 'tamanho',
    cutout: 'recorte',
    landingPage: 'página de destino|landing',
    credits: 'crédito',
    variant: 'variaç|variante',
    headline: 'título',
    layout: 'layout',
    campaign: 'campanha',
    administrator: 'admin',
    exporting: 'export',
    banner: 'banner',
    refunded: 'voltam|devolv|reembols',
  },
  avoid: [
    {
      pattern:
        '(?<!\\p{L})(?:ficheiros?|partilh\\p{L}+|ecrãs?|utilizador\\p{L}*|palavra-passe|telemóve\\p{L}+|teus?|tuas?|elimin\\p{L}+|guardar|ligaç(?:ão|ões)|transferir|anular|aceites?|a ser feito|utilizaç(?:ão|ões)|comcom\\p{L}+)(?!\\p{L})',
      say: 'Brazilian: arquivo, compartilhar, tela, usuário, senha, celular, seu, excluir, salvar, link, baixar, desfazer, uso',
    },
  ],
} satisfies LanguageWords;
