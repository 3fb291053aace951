export default {
  section: { name: 'Display ads', lead: 'HTML5 banners with a click tag, ready to upload.' },
} as const;
