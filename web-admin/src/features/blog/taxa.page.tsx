import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import type { BlogTaxon } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import {
  ErrorPanel,
  PageHeader,
  SkeletonBar,
  StatePanel,
  useApi,
  useCommand,
  useShortcut,
} from '../../kit/index.ts';
import { BackLink } from '../../kit/layout/detail.tsx';
import { OrderList } from '../../kit/order/order-list.tsx';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { taxaQuery } from './blog.queries.ts';
import { taxaCalls, type BlogTaxonList } from './taxa.calls.ts';
import styles from './blog.module.css';

const TaxonForm = lazy(() => import('./taxon-form.tsx'));
const RemoveTaxonDialog = lazy(() => import('./remove-taxon-dialog.tsx'));
const texts = adminBlog.taxa;

/** The item is null for a new one; removal and merge need an existing one. */
type Dialog = { step: 'edit'; taxon: BlogTaxon | null } | { step: 'remove' | 'merge'; taxon: BlogTaxon };

export const CategoriesPage = () => <TaxaPage list="categories" />;
export const TagsPage = () => <TaxaPage list="tags" />;

/** Categories in manual order, or tags by name. */
function TaxaPage({ list }: { list: BlogTaxonList }) {
  const answer = useQuery(taxaQuery(useApi(), list));
  const { opened, open, close } = useOpened<Dialog>();
  const add = (): void => open({ step: 'edit', taxon: null });
  useShortcut('n', add);
  return (
    <>
      <BackLink to={consoleUrls.posts} label={texts.back} />
      <PageHeader
        title={texts[list].title}
        subtitle={texts[list].lead}
        actions={
          <Button type="primary" aria-keyshortcuts="n" onClick={add}>
            {texts[list].add}
          </Button>
        }
      />
      {answer.error ? <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {!answer.data && !answer.error && (
        <div role="status" aria-label={admin.table.loading}>
          <SkeletonBar width="100%" height={320} />
        </div>
      )}
      {answer.data?.length === 0 && (
        <StatePanel
          title={texts[list].empty}
          text={texts[list].lead}
          action={
            <Button type="primary" onClick={add}>
              {texts[list].add}
            </Button>
          }
        />
      )}
      {answer.data && answer.data.length > 0 && <TaxonList list={list} taxa={answer.data} onOpen={open} />}
      {opened && (
        <Suspense>
          <TaxonDialog
            key={opened.key}
            dialog={opened.target}
            list={list}
            taxa={answer.data ?? []}
            open={opened.isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function TaxonDialog({
  dialog: { step, taxon },
  taxa,
  ...dialogProps
}: {
  dialog: Dialog;
  list: BlogTaxonList;
  taxa: readonly BlogTaxon[];
  open: boolean;
  onClose: () => void;
}) {
  if (step === 'edit') return <TaxonForm {...dialogProps} taxon={taxon} />;
  return (
    <RemoveTaxonDialog
      {...dialogProps}
      taxon={taxon}
      isMerge={step === 'merge'}
      others={taxa.filter(({ id }) => id !== taxon.id)}
    />
  );
}

function TaxonList({
  list,
  taxa,
  onOpen,
}: {
  list: BlogTaxonList;
  taxa: readonly BlogTaxon[];
  onOpen: (dialog: Dialog) => void;
}) {
  const api = useApi();
  const order = useCommand({
    run: (ids: number[]) => taxaCalls[list].order({ client: api, body: { ids } }),
    done: () => texts.orderSaved,
  });
  const row = (taxon: BlogTaxon) => <TaxonRow list={list} taxon={taxon} onOpen={onOpen} />;
  if (list === 'categories')
    return (
      <section className={styles.shelf} aria-label={texts[list].title}>
        <OrderList
          label={texts[list].title}
          items={[...taxa]}
          getName={({ name }) => name}
          onReorder={order}
          render={row}
        />
      </section>
    );
  return (
    <ul className={styles.shelf}>
      {taxa.map((taxon) => (
        <li key={taxon.id} className={styles.plainRow}>
          {row(taxon)}
        </li>
      ))}
    </ul>
  );
}

function TaxonRow({
  list,
  taxon,
  onOpen,
}: {
  list: BlogTaxonList;
  taxon: BlogTaxon;
  onOpen: (dialog: Dialog) => void;
}) {
  const { id, name, slug, posts, published_posts: published } = taxon;
  return (
    <div className={styles.taxon}>
      <div className={styles.who}>
        <b>{name}</b>
        <span className={styles.quiet}>
          {slug} ·{' '}
          {posts === 0 ? (
            texts.posts(0, 0)
          ) : (
            <Link to={`${consoleUrls.posts}?${list === 'categories' ? 'category' : 'tag'}=${id}`}>
              {texts.posts(posts, published)}
              <span className="visually-hidden">: {name}</span>
            </Link>
          )}
        </span>
      </div>
      <div className={styles.taxonActions}>
        <Button onClick={() => onOpen({ step: 'edit', taxon })} aria-label={texts.editLabel(name)}>
          {texts.edit}
        </Button>
        {list === 'tags' && (
          <Button onClick={() => onOpen({ step: 'merge', taxon })} aria-label={texts.mergeLabel(name)}>
            {texts.merge}
          </Button>
        )}
        <Button danger onClick={() => onOpen({ step: 'remove', taxon })} aria-label={texts.removeLabel(name)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
