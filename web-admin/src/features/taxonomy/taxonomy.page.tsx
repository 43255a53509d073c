import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import type { AdminTaxonomy, AdminTerm } from '@prostora/api-client';
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
import { useOpened } from '../../kit/use-opened.ts';
import { OrderList } from '../../kit/order-list.tsx';
import { SearchFilter } from '../../kit/table-toolbar.tsx';
import { TermRow, type TermActions } from './term-row.tsx';
import { taxonomyQuery } from './taxonomy.queries.ts';
import {
  TABS,
  inputOf,
  listOf,
  searched,
  shelvesOf,
  tabOf,
  termsOf,
  type Shelf,
  type TermTab,
} from './terms.ts';
import styles from './taxonomy.module.css';

const TermForm = lazy(() => import('./term-form.tsx'));
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
type Dialog = { step: 'edit'; term: AdminTerm | null } | { step: 'merge'; term: AdminTerm };

function Taxonomy({ taxonomy, state }: { taxonomy: AdminTaxonomy; state: TableState<'tab'> }) {
  const { view, linkTo } = state;
  const tab = tabOf(view.filters.tab);
  const { opened, open, close } = useOpened<Dialog>();
  const add = (): void => open({ step: 'edit', term: null });
  useShortcut('n', add);
  const terms = termsOf(taxonomy, tab);
  const actions = {
    edit: (term: AdminTerm) => open({ step: 'edit', term }),
    merge: (term: AdminTerm) => open({ step: 'merge', term }),
    remove: useRemove(tab),
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle(
          ...(TABS.map((one) => termsOf(taxonomy, one).length) as [number, number, number]),
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
          count: termsOf(taxonomy, value).length,
          href: linkTo({ filters: { tab: value === 'purposes' ? '' : value }, search: '' }),
        }))}
      />
      <div className={styles.bar}>
        <SearchFilter key={tab} state={state} label={texts.searchLabel} placeholder={texts.search} />
        <p className={styles.lead}>{view.search === '' ? texts.lead : texts.noOrderWhileSearching}</p>
      </div>
      <Shelves
        shelves={shelvesOf(searched(terms, view.search), tab)}
        tab={tab}
        actions={actions}
        isSearching={view.search !== ''}
        onAdd={add}
      />
      {opened && (
        <Suspense>
          <TermDialog
            key={opened.key}
            dialog={opened.what}
            tab={tab}
            terms={terms}
            open={opened.isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function TermDialog({
  dialog: { step, term },
  terms,
  ...place
}: {
  dialog: Dialog;
  terms: readonly AdminTerm[];
  tab: TermTab;
  open: boolean;
  onClose: () => void;
}) {
  if (step === 'merge')
    return <MergeDialog {...place} term={term} others={terms.filter(({ id }) => id !== term.id)} />;
  return (
    <TermForm
      {...place}
      term={term}
      categories={[...new Set(terms.flatMap(({ category }) => category ?? []))]}
    />
  );
}

type ShelvesProps = {
  shelves: readonly Shelf[];
  tab: TermTab;
  actions: TermActions;
  isSearching: boolean;
  onAdd: () => void;
};

function Shelves({ shelves, tab, actions, isSearching, onAdd }: ShelvesProps) {
  const { taxonomy } = useApi().admin;
  const order = useCommand({
    run: (ids: number[]) => taxonomy.order(listOf(tab), ids),
    done: () => texts.orderSaved,
  });
  if (shelves.length === 0 && isSearching)
    return <StatePanel title={texts.nothingFound} text={texts.nothingFoundText} />;
  if (shelves.length === 0)
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
  return shelves.map(({ key, title, terms }) => (
    <section key={`${tab}-${key}`} className={styles.shelf} aria-label={title}>
      <h2>{title}</h2>
      <OrderList
        label={title}
        items={terms}
        nameOf={({ name }) => name}
        isDisabled={isSearching}
        onReorder={order}
        render={(term) => <TermRow term={term} tab={tab} actions={actions} />}
      />
    </section>
  ));
}

/** Deletes an item after confirmation; undo adds it again at its position. */
function useRemove(tab: TermTab): (term: AdminTerm) => void {
  const { taxonomy } = useApi().admin;
  const confirm = useConfirm();
  const remove = useCommand({
    run: (term: AdminTerm) => taxonomy.remove(listOf(tab), term.id),
    done: ({ name }) => texts.removed(name),
    undo: (term) => taxonomy.add(listOf(tab), { ...inputOf(term), sort_order: term.sort_order }),
  });
  return (term) =>
    confirm({
      title: texts.removeTitle(term.name),
      text: texts.removeText,
      confirmLabel: texts.removeConfirm,
      danger: true,
      onConfirm: () => remove(term),
    });
}
