import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import type { BlogTerm, BlogTermList } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
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
import { BackLink } from '../../kit/detail.tsx';
import { OrderList } from '../../kit/order-list.tsx';
import { useOpened } from '../../kit/use-opened.ts';
import { termsQuery } from './blog.queries.ts';
import styles from './blog.module.css';

const TermForm = lazy(() => import('./term-form.tsx'));
const RemoveTerm = lazy(() => import('./remove-term.tsx'));
const texts = adminBlog.terms;

/** The item is null for a new one; removal and merge need an existing one. */
type Dialog = { step: 'edit'; term: BlogTerm | null } | { step: 'remove' | 'merge'; term: BlogTerm };

export const CategoriesPage = () => <TermsPage list="categories" />;
export const TagsPage = () => <TermsPage list="tags" />;

/** Categories in manual order, or tags by name. */
function TermsPage({ list }: { list: BlogTermList }) {
  const answer = useQuery(termsQuery(useApi(), list));
  const { opened, open, close } = useOpened<Dialog>();
  const add = (): void => open({ step: 'edit', term: null });
  useShortcut('n', add);
  return (
    <>
      <BackLink to={urls.posts} label={texts.back} />
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
      {answer.data && answer.data.length > 0 && <Terms list={list} terms={answer.data} onOpen={open} />}
      {opened && (
        <Suspense>
          <TermDialog
            key={opened.key}
            dialog={opened.what}
            list={list}
            terms={answer.data ?? []}
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
  list: BlogTermList;
  terms: readonly BlogTerm[];
  open: boolean;
  onClose: () => void;
}) {
  if (step === 'edit') return <TermForm {...place} term={term} />;
  return (
    <RemoveTerm
      {...place}
      term={term}
      isMerge={step === 'merge'}
      others={terms.filter(({ id }) => id !== term.id)}
    />
  );
}

function Terms({
  list,
  terms,
  onOpen,
}: {
  list: BlogTermList;
  terms: readonly BlogTerm[];
  onOpen: (dialog: Dialog) => void;
}) {
  const { blog } = useApi().admin;
  const order = useCommand({
    run: (ids: number[]) => blog.orderTerms(list, ids),
    done: () => texts.orderSaved,
  });
  const row = (term: BlogTerm) => <TermRow list={list} term={term} onOpen={onOpen} />;
  if (list === 'categories')
    return (
      <section className={styles.shelf} aria-label={texts[list].title}>
        <OrderList
          label={texts[list].title}
          items={[...terms]}
          nameOf={({ name }) => name}
          onReorder={order}
          render={row}
        />
      </section>
    );
  return (
    <ul className={styles.shelf}>
      {terms.map((term) => (
        <li key={term.id} className={styles.plainRow}>
          {row(term)}
        </li>
      ))}
    </ul>
  );
}

function TermRow({
  list,
  term,
  onOpen,
}: {
  list: BlogTermList;
  term: BlogTerm;
  onOpen: (dialog: Dialog) => void;
}) {
  const { id, name, slug, posts, published_posts: published } = term;
  return (
    <div className={styles.term}>
      <div className={styles.who}>
        <b>{name}</b>
        <span className={styles.quiet}>
          {slug} ·{' '}
          {posts === 0 ? (
            texts.posts(0, 0)
          ) : (
            <Link to={`${urls.posts}?${list === 'categories' ? 'category' : 'tag'}=${id}`}>
              {texts.posts(posts, published)}
              <span className="visually-hidden">: {name}</span>
            </Link>
          )}
        </span>
      </div>
      <div className={styles.termActions}>
        <Button onClick={() => onOpen({ step: 'edit', term })} aria-label={texts.editLabel(name)}>
          {texts.edit}
        </Button>
        {list === 'tags' && (
          <Button onClick={() => onOpen({ step: 'merge', term })} aria-label={texts.mergeLabel(name)}>
            {texts.merge}
          </Button>
        )}
        <Button danger onClick={() => onOpen({ step: 'remove', term })} aria-label={texts.removeLabel(name)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
