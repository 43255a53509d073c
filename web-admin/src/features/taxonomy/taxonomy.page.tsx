import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import type { AdminTaxonomy, AdminTaxonomyItem } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import {
  ErrorPanel,
  PageHeader,
  PageTabs,
  SkeletonBar,
  StatePanel,
  useApi,
  useCommand,
  useConfirm,
  useShortcut,
  useTableState,
  type TableState,
} from '../../kit/index.ts';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { OrderList } from '../../kit/order/order-list.tsx';
import { SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { TaxonomyItemRow, type ItemActions } from './taxonomy-item-row.tsx';
import { taxonomyQuery } from './taxonomy.queries.ts';
import {
  TABS,
  toInput,
  taxonomyCalls,
  filterItems,
  groupItems,
  parseTab,
  listItems,
  type ItemGroup,
  type TaxonomyTab,
} from './taxonomy-items.ts';
import styles from './taxonomy.module.css';

const TaxonomyItemForm = lazy(() => import('./taxonomy-item-form.tsx'));
const MergeDialog = lazy(() => import('./merge-dialog.tsx'));
const texts = adminTaxonomy;
const FILTERS = ['tab'] as const;

/** Purposes, equipment and services in manual order. */
export function TaxonomyPage() {
  const answer = useQuery(taxonomyQuery(useApi()));
  const state = useTableState(FILTERS);
  if (answer.data) return <Taxonomy taxonomy={answer.data} state={state} />;
  return (
    <>
      <PageHeader title={texts.title} subtitle=" " />
      {answer.error ? (
        <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <div role="status" aria-label={admin.table.loading}>
          <SkeletonBar width="100%" height={420} />
        </div>
      )}
    </>
  );
}

/** The item is null for a new one; a merge needs an existing one. */
type Dialog = { step: 'edit'; item: AdminTaxonomyItem | null } | { step: 'merge'; item: AdminTaxonomyItem };

function Taxonomy({ taxonomy, state }: { taxonomy: AdminTaxonomy; state: TableState<'tab'> }) {
  const { view, linkTo } = state;
  const tab = parseTab(view.filters.tab);
  const { opened, open, close } = useOpened<Dialog>();
  const add = (): void => open({ step: 'edit', item: null });
  useShortcut('n', add);
  const items = listItems(taxonomy, tab);
  const actions = {
    edit: (item: AdminTaxonomyItem) => open({ step: 'edit', item }),
    merge: (item: AdminTaxonomyItem) => open({ step: 'merge', item }),
    remove: useRemove(tab),
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle(
          ...(TABS.map((one) => listItems(taxonomy, one).length) as [number, number, number]),
        )}
        actions={
          <Button type="primary" aria-keyshortcuts="n" onClick={add}>
            {texts.add[tab]}
          </Button>
        }
      />
      <PageTabs
        label={texts.tabsLabel}
        selected={tab}
        tabs={TABS.map((value) => ({
          value,
          label: texts.tabs[value],
          count: listItems(taxonomy, value).length,
          href: linkTo({ filters: { tab: value === 'purposes' ? '' : value }, search: '' }),
        }))}
      />
      <div className={styles.bar}>
        <SearchFilter key={tab} state={state} label={texts.searchLabel} placeholder={texts.search} />
        <p className={styles.lead}>{view.search === '' ? texts.lead : texts.noOrderWhileSearching}</p>
      </div>
      <ItemGroups
        groups={groupItems(filterItems(items, view.search), tab)}
        tab={tab}
        actions={actions}
        isSearching={view.search !== ''}
        onAdd={add}
      />
      {opened && (
        <Suspense>
          <ItemDialog
            key={opened.key}
            dialog={opened.target}
            tab={tab}
            items={items}
            open={opened.isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function ItemDialog({
  dialog: { step, item },
  items,
  ...dialogProps
}: {
  dialog: Dialog;
  items: readonly AdminTaxonomyItem[];
  tab: TaxonomyTab;
  open: boolean;
  onClose: () => void;
}) {
  if (step === 'merge')
    return <MergeDialog {...dialogProps} item={item} others={items.filter(({ id }) => id !== item.id)} />;
  return (
    <TaxonomyItemForm
      {...dialogProps}
      item={item}
      categories={[...new Set(items.flatMap(({ category }) => category ?? []))]}
    />
  );
}

type ItemGroupsProps = {
  groups: readonly ItemGroup[];
  tab: TaxonomyTab;
  actions: ItemActions;
  isSearching: boolean;
  onAdd: () => void;
};

function ItemGroups({ groups, tab, actions, isSearching, onAdd }: ItemGroupsProps) {
  const api = useApi();
  const order = useCommand({
    run: (ids: number[]) => taxonomyCalls[tab].order({ client: api, body: { ids } }),
    done: () => texts.orderSaved,
  });
  if (groups.length === 0 && isSearching)
    return <StatePanel title={texts.nothingFound} text={texts.nothingFoundText} />;
  if (groups.length === 0)
    return (
      <StatePanel
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <Button type="primary" onClick={onAdd}>
            {texts.add[tab]}
          </Button>
        }
      />
    );
  return groups.map(({ key, title, items }) => (
    <section key={`${tab}-${key}`} className={styles.shelf} aria-label={title}>
      <h2>{title}</h2>
      <OrderList
        label={title}
        items={items}
        getName={({ name }) => name}
        isDisabled={isSearching}
        onReorder={order}
        render={(item) => <TaxonomyItemRow item={item} tab={tab} actions={actions} />}
      />
    </section>
  ));
}

/** Deletes an item after confirmation; undo adds it again at its position. */
function useRemove(tab: TaxonomyTab): (item: AdminTaxonomyItem) => void {
  const api = useApi();
  const confirm = useConfirm();
  const remove = useCommand({
    run: (item: AdminTaxonomyItem) => taxonomyCalls[tab].remove({ client: api, path: { id: item.id } }),
    done: ({ name }) => texts.removed(name),
    undo: (item) =>
      taxonomyCalls[tab].add({ client: api, body: { ...toInput(item), sort_order: item.sort_order } }),
  });
  return (item) =>
    confirm({
      title: texts.removeTitle(item.name),
      text: texts.removeText,
      confirmLabel: texts.removeConfirm,
      danger: true,
      onConfirm: () => remove(item),
    });
}
