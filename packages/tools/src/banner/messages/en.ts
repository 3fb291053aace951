export default {
  section: { name: 'Banners', lead: 'Headers and banners in their exact sizes.' },
} as const;
