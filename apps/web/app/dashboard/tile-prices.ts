/** What a first run of a tool costs, for its tile. Apart from the tools, whose schemas the tile need not load. */
export const tilePrices = { 'ad-copy': 1, 'qr-code': 0 } as const;
