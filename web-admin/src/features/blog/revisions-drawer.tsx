import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import {
  restoreAdminBlogRevision,
  type AdminPost,
  type AdminRevision,
  type AdminRevisionChange,
} from '@prostora/api-client';
import { formatDateTime } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import {
  DifferenceList,
  ErrorPanel,
  SkeletonBar,
  useApi,
  useCommand,
  useConfirm,
  useMedia,
} from '../../kit/index.ts';
import { differenceQuery, revisionsQuery, taxaQuery } from './blog.queries.ts';
import styles from './blog.module.css';

const texts = adminBlog.revisions;

/** Revisions of a post with diff and restore; a closed drawer loads nothing. */
export default function RevisionsDrawer({
  post,
  open,
  onClose,
}: {
  post: AdminPost;
  open: boolean;
  onClose: () => void;
}) {
  const isNarrow = useMedia('(max-width: 900px)');
  const answer = useQuery({ ...revisionsQuery(useApi(), post.id), enabled: open });
  const [chosen, setChosen] = useState<number | null>(null);
  useBackCloses(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={isNarrow ? '100%' : 860}
      closable={false}
      destroyOnHidden
      aria-label={texts.title}
      title={
        <div className={styles.bar}>
          <h2>{texts.title}</h2>
          <Button
            type="text"
            icon={<X className="lucide" aria-hidden />}
            aria-label={texts.close}
            onClick={onClose}
          />
        </div>
      }
    >
      <p className={styles.lead}>{texts.lead}</p>
      {answer.error ? <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {!answer.data && !answer.error && <SkeletonBar width="100%" height={200} />}
      <ol className={styles.revisions}>
        {answer.data?.items.map((revision, index) => (
          <Revision
            key={revision.id}
            post={post}
            revision={revision}
            isCurrent={index === 0}
            isOpen={chosen === revision.id}
            onToggle={() => setChosen(chosen === revision.id ? null : revision.id)}
            onDone={onClose}
          />
        ))}
      </ol>
    </Drawer>
  );
}

type RevisionProps = {
  post: AdminPost;
  revision: AdminRevision;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onDone: () => void;
};

const Revision = ({ post, revision, isCurrent, isOpen, onToggle, onDone }: RevisionProps) => (
  <li className={styles.revision}>
    <div className={styles.revisionHead}>
      <span>
        <b>{formatDateTime(revision.created_at)}</b>{' '}
        <span className={styles.quiet}>{texts.by(revision.author)}</span>
      </span>
      {isCurrent ? (
        <span className={styles.quiet}>{texts.current}</span>
      ) : (
        <Button aria-expanded={isOpen} onClick={onToggle}>
          {texts.compare}
        </Button>
      )}
    </div>
    {isOpen && <RevisionDifference post={post} revision={revision} onDone={onDone} />}
  </li>
);

function RevisionDifference({ post, revision, onDone }: Pick<RevisionProps, 'post' | 'revision' | 'onDone'>) {
  const api = useApi();
  const confirm = useConfirm();
  const formatChange = useChangeFormatter();
  const answer = useQuery(differenceQuery(api, post.id, revision.id));
  const restore = useCommand({
    run: () =>
      restoreAdminBlogRevision({
        client: api,
        path: { id: post.id },
        body: { revision_id: revision.id, version: post.version },
      }),
    done: () => texts.restored,
  });
  if (answer.error) return <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <SkeletonBar width="100%" height={80} />;
  if (answer.data.changes.length === 0) return <p className={styles.quiet}>{texts.same}</p>;
  const onConfirm = async (): Promise<void> => {
    await restore(undefined);
    onDone();
  };
  return (
    <div className={styles.difference}>
      <h3>{texts.differences}</h3>
      <DifferenceList changes={answer.data.changes.map(formatChange)} />
      <Button
        type="primary"
        onClick={() =>
          confirm({
            title: texts.restoreTitle,
            text: texts.restoreText,
            confirmLabel: texts.restore,
            onConfirm,
          })
        }
      >
        {texts.restore}
      </Button>
    </div>
  );
}

/** Formats a change with names of fields, categories, tags and images. */
function useChangeFormatter(): (change: AdminRevisionChange) => {
  field: string;
  before: unknown;
  after: unknown;
} {
  const api = useApi();
  const categories = useQuery(taxaQuery(api, 'categories'));
  const tags = useQuery(taxaQuery(api, 'tags'));
  const names = new Map([...(categories.data ?? []), ...(tags.data ?? [])].map(({ id, name }) => [id, name]));
  const formatValue = (field: string, value: unknown): unknown => {
    if (field === 'cover_id') return typeof value === 'number' ? texts.image(value) : null;
    if (field === 'category_id') return typeof value === 'number' ? (names.get(value) ?? value) : null;
    return field === 'tag_ids' && Array.isArray(value)
      ? value.map((id) => names.get(Number(id)) ?? String(id))
      : value;
  };
  const fields: Readonly<Record<string, string>> = texts.fields;
  return ({ field, before, after }) => ({
    field: fields[field] ?? field,
    before: formatValue(field, before),
    after: formatValue(field, after),
  });
}
