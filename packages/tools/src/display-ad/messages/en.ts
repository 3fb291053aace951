export default {
  section: { name: 'Display ads', lead: 'HTML5 banners with click tags, ready to upload.' },
} as const;
