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
  legal: {
    updated: 'Last updated: {date}',
    translation:
      'This is a translation. If the versions differ, the English one applies, unless your law says otherwise.',
  },
} as const;
