import { AvatarInitial } from '@adwright/ui/avatar-initial.tsx';
import { Badge } from '@adwright/ui/badge.tsx';
import type { Tone } from '@adwright/ui/badge.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { Card } from '@adwright/ui/card.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Table } from '@adwright/ui/table.tsx';
import type { Column } from '@adwright/ui/table.tsx';
import { Images } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section, Specimen } from './specimen.tsx';

const tones: readonly Tone[] = ['neutral', 'accent', 'support', 'success', 'warn', 'danger'];

type Row = { name: string; tone: Tone; credits: number; size: string };

function Tables() {
  const t = useTranslations('primitives.data');
  const format = useFormatter();
  const columns: readonly Column<Row>[] = [
    { key: 'name', header: t('name'), render: (row) => row.name, rowHeader: true },
    { key: 'status', header: t('status'), render: (row) => <Badge tone={row.tone}>{t(row.tone)}</Badge> },
    {
      key: 'size',
      header: t('size'),
      render: (row) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {row.size}
        </bdi>
      ),
    },
    { key: 'credits', header: t('credits'), render: (row) => format.number(row.credits), align: 'end' },
  ];
  const rows: Row[] = [
    { name: t('firstRow'), tone: 'success', credits: 6, size: '1080 × 1920' },
    { name: t('secondRow'), tone: 'support', credits: 12, size: '1080 × 1080' },
    { name: t('thirdRow'), tone: 'danger', credits: 1024, size: '1920 × 1080' },
  ];
  const common = { columns, rowKey: (row: Row) => row.name };
  return (
    <>
      <Specimen title={t('filled')}>
        <Table caption={t('table')} rows={rows} {...common} />
      </Specimen>
      <Specimen title={t('loading')}>
        <Table caption={t('loading')} rows={[]} loadingRows={2} {...common} />
      </Specimen>
      <Specimen title={t('empty')}>
        <Table
          caption={t('empty')}
          rows={[]}
          {...common}
          empty={
            <EmptyState
              icon={<Images />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<Button variant="primary">{t('emptyAction')}</Button>}
            />
          }
        />
      </Specimen>
    </>
  );
}

export function DataSection() {
  const t = useTranslations('primitives.data');
  const sections = useTranslations('primitives.sections');
  return (
    <Section title={sections('data')}>
      <Specimen title={t('badges')}>
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t(tone)}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Tables />
      <div className="grid gap-8 sm:grid-cols-2">
        <Card>
          <h3 className="mb-2 text-xl">{t('card')}</h3>
          <p className="text-muted">{t('cardText')}</p>
        </Card>
        <Card padding="md" className="flex items-center gap-3 self-start">
          <AvatarInitial name={t('person')} />
          <div className="flex min-w-0 flex-col text-sm">
            <span className="font-medium">{t('person')}</span>
            <span className="truncate text-muted">{t('personMail')}</span>
          </div>
        </Card>
      </div>
    </Section>
  );
}
