import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import {
  restoreAdminContentRevision,
  type AdminContentPage,
  type AdminContentRevision,
} from '@prostora/api-client';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import {
  DifferenceList,
  ErrorPanel,
  Panel,
  SkeletonBar,
  RelativeTime,
  useApi,
  useCommand,
  useConfirm,
} from '../../kit/index.ts';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { revisionQuery, revisionsQuery } from './content.queries.ts';
import { listDifferences } from './content.values.ts';
import styles from './content.module.css';

const FormDrawer = lazy(() => import('../../kit/form/form-drawer.tsx'));
const texts = adminContent.history;

type RevisionsProps = {
  page: AdminContentPage;
  /** Called after a restore, to reset the form. */ onRestored: () => void;
};

/** Revisions of a page with restore. */
export function Revisions({ page, onRestored }: RevisionsProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    revisionsQuery(useApi(), page.id),
  );
  const { opened, open, close } = useOpened<AdminContentRevision>();
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={texts.title}>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBar width="60%" />}
      <ol className={styles.revisions}>
        {rows.map((revision, index) => (
          <Row key={revision.id} revision={revision} isCurrent={index === 0} onOpen={open} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {opened && (
        <Suspense>
          <FormDrawer
            open={opened.isOpen}
            title={texts.drawer(opened.target.version)}
            closeLabel={texts.close}
            hint={texts.hint}
            onClose={close}
          >
            <Comparison
              key={opened.key}
              revision={opened.target}
              page={page}
              onRestored={() => {
                close();
                onRestored();
              }}
            />
          </FormDrawer>
        </Suspense>
      )}
    </Panel>
  );
}

const formatAuthor = ({ author }: AdminContentRevision): string =>
  author === null ? texts.system : author.email || texts.unknown;

function Row({
  revision,
  isCurrent,
  onOpen,
}: {
  revision: AdminContentRevision;
  isCurrent: boolean;
  onOpen: (revision: AdminContentRevision) => void;
}) {
  const { version, created_at, changed } = revision;
  return (
    <li className={styles.revision}>
      <div className={styles.who}>
        <span>
          <b>{texts.version(version)}</b>, {formatAuthor(revision)}, <RelativeTime at={created_at} />
        </span>
        <span className={styles.detail}>
          {changed.includes('slug') && changed.includes('html')
            ? texts.first
            : changed.map((field) => adminAudit.field(field)).join(', ')}
        </span>
      </div>
      {!isCurrent && (
        <Button aria-label={texts.showLabel(version)} onClick={() => onOpen(revision)}>
          {texts.show}
        </Button>
      )}
    </li>
  );
}

function Comparison({
  revision,
  page,
  onRestored,
}: {
  revision: AdminContentRevision;
  page: AdminContentPage;
  onRestored: () => void;
}) {
  const api = useApi();
  const { data, error, refetch } = useQuery(revisionQuery(api, revision.id));
  const confirm = useConfirm();
  const restore = useCommand({
    run: () =>
      restoreAdminContentRevision({
        client: api,
        path: { id: revision.id },
        body: { version: page.version },
      }),
    done: () => texts.restored(revision.version),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBar width="80%" />;
  const changes = listDifferences(data, page);
  const ask = (): void =>
    confirm({
      title: texts.restoreTitle(revision.version),
      text: texts.restoreText,
      confirmLabel: texts.restore,
      onConfirm: async () => {
        await restore(undefined);
        onRestored();
      },
    });
  return (
    <>
      {changes.length === 0 ? (
        <p className={styles.quiet}>{texts.same}</p>
      ) : (
        <DifferenceList changes={changes} />
      )}
      {changes.length > 0 && (
        <div className={styles.buttons}>
          <Button type="primary" onClick={ask}>
            {texts.restore}
          </Button>
        </div>
      )}
    </>
  );
}
