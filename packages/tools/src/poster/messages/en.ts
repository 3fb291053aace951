export default {
  section: { name: 'Posters', lead: 'Print-ready posters with bleed and crop marks.' },
} as const;
