export default {
  groups: {
    product: 'Product',
    text: 'Ad copy',
    image: 'Image ads',
    video: 'Video ads',
    library: 'Ad research',
    networks: 'By platform',
    company: 'Legal',
  },
  relatedHeading: 'Related tools',
  openTool: 'Try it now',
  writeAdText: 'Write ad copy now',
  tool: {
    heading: 'Try it on your product',
    lead: 'Fill in what you know. Numbers, prices and offers in the results come from your brief and nowhere else.',
  },
  englishOnly: 'This text exists in English only. The English version is the one that counts.',
} as const;
