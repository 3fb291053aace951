type Unit = { readonly id: string; readonly source: string; readonly target: string };

const escapes: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
];

function escaped(text: string): string {
  // XML has no place for these at all, not even escaped.
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  const clean = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/gu, '');
  return escapes.reduce((out, [sign, name]) => out.replaceAll(sign, name), clean);
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Step by step and not by one pattern, which looks to the end again for each section that nobody closes. */
function withoutSections(text: string): string {
  const [before = '', ...sections] = text.split('<![CDATA[');
  const plain = sections.map((section) => {
    const end = section.indexOf(']]>');
    return end < 0 ? section : escaped(section.slice(0, end)) + section.slice(end + 3);
  });
  return before + plain.join('');
}

function unescaped(text: string): string {
  return withoutSections(text)
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/giu,
      (whole, hex?: string, dec?: string, name?: string) => {
        if (name !== undefined) return names[name.toLowerCase()] ?? whole;
        const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      },
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** XLIFF 1.2, which every translation program opens. */
export function writeXliff(
  units: readonly Unit[],
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const body = units.map(
    ({ id, source, target }) =>
      `      <trans-unit id="${escaped(id)}">\n        <source>${escaped(source)}</source>\n        <target>${escaped(target)}</target>\n      </trans-unit>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `  <file original="video" datatype="plaintext" source-language="${escaped(from)}" target-language="${escaped(to)}">`,
    '    <body>',
    ...body,
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

/** Translations by the id of their unit, of XLIFF 1.2 and 2.0. Nothing outside the text itself is read or fetched. */
export function readXliff(file: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const piece of file.split(/<\/(?:trans-unit|unit)>/u)) {
    const begins = Math.max(piece.lastIndexOf('<trans-unit'), piece.lastIndexOf('<unit'));
    if (begins < 0) continue;
    const unit = piece.slice(begins);
    const id = /\bid\s*=\s*(?:"([^"]*)"|'([^']*)')/u.exec(unit.slice(0, Math.max(0, unit.indexOf('>'))));
    const text = targetsOf(unit).join(' ');
    if (id && text !== '') texts[unescaped(id[1] ?? id[2] ?? '')] = text;
  }
  return texts;
}

function targetsOf(unit: string): string[] {
  return unit
    .split('</target>')
    .slice(0, -1)
    .map((piece) => {
      const begins = piece.lastIndexOf('<target');
      return begins < 0 ? '' : unescaped(piece.slice(piece.indexOf('>', begins) + 1));
    })
    .filter((text) => text !== '');
}
