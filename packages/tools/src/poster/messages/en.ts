export default {
  section: { name: 'Posters', lead: 'Print files with bleed and crop marks.' },
} as const;
