import { classNames } from '@adwright/ui/class-names.ts';
import type { ReactNode } from 'react';
import { ActionLink } from './action-link.tsx';
import type { BlockOf } from './block-components.ts';

type HeroProps = {
  block: BlockOf<'hero'>;
  size: 'display' | 'page';
  above?: ReactNode;
  /** Stands between the words and the buttons. */
  field?: ReactNode;
  picture?: ReactNode;
};

export function Hero({ block, size, above, field, picture }: HeroProps) {
  const large = size === 'display';
  const pictured = picture !== undefined;
  return (
    <section className="page-width">
      {above}
      <div
        className={classNames(
          'grid items-center gap-16',
          pictured ? 'pb-20 lg:grid-cols-2 lg:pb-28' : 'pb-12 lg:pb-16',
          large ? 'pt-14 lg:pt-20' : 'pt-8 lg:pt-12',
        )}
      >
        <div className="max-w-3xl">
          <h1 className={large ? 'text-display' : 'text-4xl'}>{block.heading}</h1>
          <p className="mt-6 max-w-prose text-lg text-muted">{block.lead}</p>
          {field}
          {block.actions.length > 0 && (
            <div className="mt-8 flex flex-wrap gap-3">
              {block.actions.map((action, index) => (
                <ActionLink
                  key={action.label}
                  action={action}
                  variant={index === 0 && !large ? 'primary' : 'outline'}
                />
              ))}
            </div>
          )}
        </div>
        {picture}
      </div>
    </section>
  );
}
