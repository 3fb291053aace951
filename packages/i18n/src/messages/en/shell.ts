export default {
  skip: 'Skip to content',
  home: '{product}, home page',
  navigation: 'Main',
  menu: {
    open: 'Open menu',
    close: 'Close menu',
  },
  tools: 'Tools',
  pageInEnglish: 'This page is in English for now.',
  signIn: 'Sign in',
  dashboard: 'Dashboard',
  language: {
    choose: 'Language: {name}',
    title: 'Language',
  },
  theme: {
    toDark: 'Use the dark theme',
    toLight: 'Use the light theme',
  },
  opening: {
    title: 'Opening {product}',
    label: 'Loading progress',
    initializing: 'Initializing...',
    components: 'Loading components...',
    content: 'Preparing content...',
    almost: 'Almost ready...',
    ready: 'Ready!',
  },
  notices: {
    label: 'Messages',
    close: 'Close',
    error: 'Error',
    partFailed: 'This part of the page could not be loaded. Please reload the page.',
    reload: 'Reload',
  },
  footer: {
    title: 'All pages',
    promise: 'Ad text written from your facts, within every network’s limits.',
    licence: 'Free software under the AGPL, version 3 or later.',
  },
} as const;
