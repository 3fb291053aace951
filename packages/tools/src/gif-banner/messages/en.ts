export default {
  section: { name: 'GIF banners', lead: 'Animated banners under every platform’s file size limit.' },
} as const;
