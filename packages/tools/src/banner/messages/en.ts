export default {
  section: { name: 'Banners', lead: 'Banners and headers in the exact sizes you need.' },
} as const;
