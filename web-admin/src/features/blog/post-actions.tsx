import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import {
  changeAdminBlogPostStatus,
  createAdminBlogRevisionPreview,
  removeAdminBlogPost,
  restoreAdminBlogPost,
  revokeAdminBlogRevisionPreview,
  type AdminPost,
} from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { formatDateTime } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { postQuery } from './blog.queries.ts';
import { restoreStatus, undoPublish } from './post.steps.ts';

const ScheduleForm = lazy(() => import('./schedule-form.tsx'));
const RevisionsDrawer = lazy(() => import('./revisions-drawer.tsx'));
const texts = adminBlog.page;

/** Actions of a post: preview, publish, schedule, withdraw, delete. */
export function PostActions({ post }: { post: AdminPost }) {
  const { preview, publish, withdraw, more } = usePostCommands(post);
  const [isScheduling, setScheduling] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const may = (action: AdminPost['allowed_actions'][number]): boolean =>
    post.allowed_actions.includes(action);
  const entries = [
    { key: 'revisions', label: adminBlog.page.revisions, onClick: () => setComparing(true) },
    ...more,
  ];
  return (
    <>
      {post.status === 'PUBLISHED' ? (
        <Button href={urls.blogPost(post.slug)} target="_blank">
          {texts.open}
        </Button>
      ) : (
        <Button onClick={preview}>{texts.preview}</Button>
      )}
      {may('schedule') && (
        <Button onClick={() => setScheduling(true)}>
          {post.status === 'SCHEDULED' ? texts.reschedule : texts.schedule}
        </Button>
      )}
      {may('withdraw') && (
        <Button onClick={withdraw}>{post.status === 'SCHEDULED' ? texts.unschedule : texts.withdraw}</Button>
      )}
      {may('publish') && (
        <Button type="primary" onClick={publish}>
          {texts.publish}
        </Button>
      )}
      <Dropdown trigger={['click']} menu={{ items: entries }}>
        <Button icon={<Ellipsis className="lucide" aria-hidden />} aria-label={texts.more} />
      </Dropdown>
      <OnDemand open={isScheduling}>
        <ScheduleForm post={post} open={isScheduling} onClose={() => setScheduling(false)} />
      </OnDemand>
      <Suspense>
        <OnDemand open={isComparing}>
          <RevisionsDrawer post={post} open={isComparing} onClose={() => setComparing(false)} />
        </OnDemand>
      </Suspense>
    </>
  );
}

/** Commands of a post, with confirmation and undo. */
function usePostCommands(post: AdminPost) {
  const api = useApi();
  const client = api;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const openPreview = useCommand({
    run: () => createAdminBlogRevisionPreview({ client, path: { id: post.id } }),
    done: () => texts.previewOpened,
  });
  const closePreview = useCommand({
    run: () => revokeAdminBlogRevisionPreview({ client, path: { id: post.id } }),
    done: () => texts.previewClosed,
  });
  const publish = useCommand({
    run: () => changeAdminBlogPostStatus({ client, path: { id: post.id }, body: { step: 'publish' } }),
    done: () => texts.published,
    undo: () => undoPublish(api, post),
  });
  const withdraw = useCommand({
    run: () => changeAdminBlogPostStatus({ client, path: { id: post.id }, body: { step: 'withdraw' } }),
    done: () => texts.withdrawn,
    undo: () => restoreStatus(api, post),
  });
  const remove = useCommand({
    run: () => removeAdminBlogPost({ client, path: { id: post.id } }),
    done: ({ title }) => texts.removed(title),
    undo: () => restoreAdminBlogPost({ client, path: { id: post.id } }),
    removedKey: postQuery(api, post.id).queryKey,
  });
  // The window is opened within the click; popup blockers reject a later one.
  const preview = (): void => {
    const view = window.open('about:blank', '_blank');
    openPreview(undefined).then(
      ({ url }) => {
        if (view) view.location.href = url;
      },
      () => view?.close(),
    );
  };
  const more = [
    ...(post.status === 'PUBLISHED' ? [{ key: 'preview', label: texts.preview, onClick: preview }] : []),
    ...(post.preview_until
      ? [
          {
            key: 'close-preview',
            label: `${texts.previewClose} (${formatDateTime(post.preview_until)})`,
            onClick: () => void closePreview(undefined),
          },
        ]
      : []),
    {
      key: 'remove',
      label: texts.remove,
      danger: true,
      onClick: () =>
        confirm({
          title: texts.removeTitle(post.title),
          text: texts.removeText,
          confirmLabel: texts.remove,
          danger: true,
          onConfirm: async () => {
            await remove(undefined);
            void navigate(consoleUrls.posts);
          },
        }),
    },
  ];
  return {
    preview,
    more,
    publish: () =>
      confirm({
        title: texts.publishTitle,
        text: texts.publishText,
        confirmLabel: texts.publish,
        onConfirm: () => publish(undefined),
      }),
    withdraw: () =>
      post.status === 'SCHEDULED'
        ? void withdraw(undefined)
        : confirm({
            title: texts.withdrawTitle,
            text: texts.withdrawText,
            confirmLabel: texts.withdraw,
            onConfirm: () => withdraw(undefined),
          }),
  };
}
