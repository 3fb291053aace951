export default {
  section: { name: 'GIF banners', lead: 'Moving banners that stay under the networks’ weight.' },
} as const;
