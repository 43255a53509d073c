import { useQuery } from '@tanstack/react-query';
import type { PriceListRow, PriceListState } from '@prostora/api-client';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button, Chip } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { useHasRight } from '../../lib/use-rights.ts';
import { EndDialog, type Ending } from './overview/end-dialog.tsx';
import { ListRow } from './overview/list-row.tsx';
import styles from './overview/overview.module.css';
import { TemplateChoice } from './overview/template-choice.tsx';
import { useListActions } from './overview/use-list-actions.ts';
import { PAGE_SIZE, priceListsQuery } from './price-list-queries.ts';

const texts = priceListEditor.lists;
const STATES: readonly PriceListState[] = ['published', 'draft', 'archived'];

export const handle = portalHandle(priceListEditor.title);

/** The owner's price lists, and what a new one starts from. */
export function Component(): ReactNode {
  const api = useApi();
  const [state, setState] = useState<PriceListState | null>(null);
  const [size, setSize] = useState(PAGE_SIZE);
  const [ended, setEnded] = useState<{ list: PriceListRow; ending: Ending } | null>(null);
  const lists = useQuery(priceListsQuery(api, state, size));
  const catalog = useQuery(ownerCatalogQuery(api));
  const { copy } = useListActions();
  const mayWrite = useHasRight('write');
  const error = lists.error ?? catalog.error;
  if (error && (!lists.data || !catalog.data))
    return (
      <PageFailed
        heading={priceListEditor.title}
        error={error}
        onRetry={() => void Promise.all([lists.refetch(), catalog.refetch()])}
      />
    );
  if (!lists.data || !catalog.data) return <PortalSkeleton />;
  const { items, total } = lists.data;
  const isFirst = total === 0 && state === null;
  return (
    <>
      <div className={styles['head']}>
        <h1>{priceListEditor.title}</h1>
        <p>{texts.lead}</p>
      </div>
      {!isFirst && (
        <div className={styles['filter']} role="group" aria-label={texts.filter}>
          {[null, ...STATES].map((each) => (
            <Chip key={each ?? 'all'} aria-pressed={each === state} onClick={() => setState(each)}>
              {each === null ? texts.all : texts.states[each]}
            </Chip>
          ))}
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles['rows']}>
          {items.map((list) => (
            <ListRow
              key={list.id}
              list={list}
              spaces={catalog.data.spaces}
              onCopy={() => void copy(list.id)}
              onEnd={(ending) => setEnded({ list, ending })}
            />
          ))}
        </ul>
      )}
      {items.length === 0 && (!isFirst || !mayWrite) && <p className={styles['note']}>{texts.empty}</p>}
      {items.length < total && (
        <p className={styles['more']}>
          <Button size="sm" onClick={() => setSize(size + PAGE_SIZE)}>
            {texts.more}
          </Button>
          {texts.shown(items.length, total)}
        </p>
      )}
      {mayWrite && <TemplateChoice isFirst={isFirst} />}
      {ended && <EndDialog {...ended} onEnded={() => setEnded(null)} onClose={() => setEnded(null)} />}
    </>
  );
}
