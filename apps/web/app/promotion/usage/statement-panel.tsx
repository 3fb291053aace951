import type { StatementEntry } from '@adwright/contract/pay/pay.ts';
import { Button } from '@adwright/ui/button.tsx';
import { type Column, Table } from '@adwright/ui/table.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';
import { downloadStatement } from './download-statement.ts';
import { useEntryWords } from './use-entry-words.ts';

const pageSize = 10;

/** Every change of the credits, to search and to take along. */
export function StatementPanel() {
  const t = useTranslations('billing.usage');
  const { credits } = useSession();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const keyword = useDeferredValue(typed.trim());
  const wordsOf = useEntryWords();
  const { data } = useQuery(
    {
      queryKey: ['statement', credits, keyword, page],
      queryFn: () => api.call('payStatement', { page, page_size: pageSize, ...(keyword !== '' && { keyword }) }),
      placeholderData: keepPreviousData,
    },
    serverCache,
  );
  const heads = [t('date'), t('description'), t('amount')] as const;
  const columns = useColumns(heads, wordsOf);
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-base font-semibold">{t('statement')}</h3>
        <Button size="sm" onClick={() => void downloadStatement(heads, wordsOf)}>
          <Download aria-hidden="true" className="size-4" />
          {t('csv')}
        </Button>
      </div>
      <TextField
        label={t('search')}
        hideLabel
        placeholder={t('search')}
        start={<Search />}
        value={typed}
        maxLength={200}
        onValueChange={(value) => {
          setTyped(value);
          setPage(1);
        }}
      />
      <Table
        caption={t('statement')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ id }) => id}
        loadingRows={data === undefined ? 3 : undefined}
        empty={<p className="p-5 text-sm text-muted">{t('empty')}</p>}
      />
      {data !== undefined && data.total > pageSize && (
        <div className="flex justify-between gap-3">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button size="sm" disabled={page * pageSize >= data.total} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}

function useColumns(
  [date, description, amount]: readonly [string, string, string],
  wordsOf: (entry: StatementEntry) => string,
): readonly Column<StatementEntry>[] {
  const format = useFormatter();
  return [
    {
      key: 'date',
      header: date,
      render: ({ created_at }) => (
        <span className="whitespace-nowrap">{format.dateTime(new Date(created_at), { dateStyle: 'medium' })}</span>
      ),
    },
    { key: 'description', header: description, rowHeader: true, render: wordsOf },
    {
      key: 'amount',
      header: amount,
      align: 'end',
      render: ({ amount: change }) => (
        <span dir="ltr" className="tabular-nums">
          {format.number(change, { signDisplay: 'exceptZero' })}
        </span>
      ),
    },
  ];
}
