/** What we use of a package that comes without types. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'truetype';
    /** Instead of a text whose characters are kept. */
    readonly keepAllGlyphs: true;
    readonly noHinting: boolean;
    readonly preserveNameIds: readonly number[];
    readonly dropTables: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
