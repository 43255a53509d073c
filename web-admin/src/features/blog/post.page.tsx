import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import type { AdminPost } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useLocation } from '@prostora/nav';
import { AuditHistory, Detail, PageHeader, Panel, useApi } from '../../kit/index.ts';
import { BackLink } from '../../kit/layout/detail.tsx';
import { postQuery } from './blog.queries.ts';
import { PostActions } from './post-actions.tsx';
import { PostForm } from './post-form.tsx';
import { PostState } from './post-state.tsx';
import styles from './blog.module.css';

const texts = adminBlog.page;
const BACK = { to: consoleUrls.posts, label: texts.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of a new post. */
export const NewPostPage = () => (
  <>
    <BackLink {...BACK} />
    <PageHeader title={texts.newTitle} />
    <PostForm record={null} />
  </>
);

/** Page of one post: form, actions, history. */
export function PostPage() {
  const id = Number(/\/blog\/(\d{1,9})\/edit/u.exec(useLocation().pathname)?.[1] ?? 0);
  const answer = useQuery(postQuery(useApi(), id));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(post) => <PostDetail key={post.id} post={post} />}
    </Detail>
  );
}

const PostDetail = ({ post }: { post: AdminPost }) => (
  <>
    <PageHeader
      title={post.title}
      subtitle={<PostSubtitle post={post} />}
      actions={<PostActions post={post} />}
    />
    <PostForm record={post} />
    <div className={styles.history}>
      <Panel title={texts.history}>
        <AuditHistory query={{ subject_type: 'blog-post', subject_id: post.id }} />
      </Panel>
    </div>
  </>
);

const PostSubtitle = ({
  post: { status, publish_at: publishAt, published_at: publishedAt, minutes },
}: {
  post: AdminPost;
}) => (
  <span className={styles.subtitle}>
    <PostState status={status} />
    {publishAt && (
      <span>
        {texts.publishAt} {formatDateTime(publishAt)}
      </span>
    )}
    {publishedAt && status === 'PUBLISHED' && (
      <span>
        {texts.publishedAt} {formatDateTime(publishedAt)}
      </span>
    )}
    <span>{adminBlog.list.minutes(minutes)}</span>
  </span>
);
