import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';

export function Facts({ block }: { block: BlockOf<'facts'> }) {
  return (
    <Section heading={block.heading} lead={block.lead}>
      <div
        role="region"
        aria-label={block.heading}
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-raised"
      >
        <table className="w-full min-w-[34rem] border-collapse text-sm">
          <thead>
            <tr className="border-b border-line-strong">
              {block.columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {block.rows.map((row) => (
              <FactRow key={row.join('|')} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {block.note !== undefined && <p className="mt-4 max-w-prose text-sm text-muted">{block.note}</p>}
    </Section>
  );
}

function FactRow({ row }: { row: readonly string[] }) {
  const [head, ...cells] = row;
  return (
    <tr>
      <th scope="row" className="px-4 py-3 text-start font-medium">
        {head}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="px-4 py-3 text-muted">
          {cell}
        </td>
      ))}
    </tr>
  );
}
