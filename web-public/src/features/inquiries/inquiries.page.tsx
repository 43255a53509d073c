import { useQuery } from '@tanstack/react-query';
import type { OwnerInquiry } from '@prostora/api-client';
import { Link, Navigate, useSearchParams } from '@prostora/nav';
import { assignee } from '@prostora/strings/cs/assignee.ts';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';
import { ButtonLink, EmptyState, Pagination, SegmentedLinks } from '@prostora/ui';
import type { ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useAssignees } from '../../lib/use-assignees.ts';
import { useApi } from '../../lib/api-context.tsx';
import { portalHandle } from '../../lib/portal-head.ts';
import styles from './inquiries.module.css';
import { InquiryModal } from './inquiry-modal.tsx';
import { INQUIRY_TABS, receivedQuery, type InquiryTab } from './inquiry-queries.ts';
import { InquiryRow } from './inquiry-row.tsx';

export const handle = portalHandle(texts.title);

/** View state in the URL: tab, page and the open inquiry, to which mails link. */
function useView() {
  const [params, setParams] = useSearchParams();
  const tab = INQUIRY_TABS.find((known) => known === params.get('stav')) ?? 'waiting';
  const [page, opened] = [
    Number(/^[1-9]\d{0,4}$/u.exec(params.get('strana') ?? '')?.[0] ?? 1),
    Number(/^[1-9]\d{0,8}$/u.exec(params.get('poptavka') ?? '')?.[0] ?? 0),
  ];
  const isMine = params.get('resi') === 'ja';
  const buildUrl = (state: InquiryTab, number = 1, mine = isMine): string =>
    `?${new URLSearchParams({
      ...(state !== 'waiting' && { stav: state }),
      ...(mine && { resi: 'ja' }),
      ...(number > 1 && { strana: String(number) }),
    }).toString()}`;
  const open = (id: number | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('poptavka');
        else next.set('poptavka', String(id));
        return next;
      },
      { preventScrollReset: true, replace: id === null },
    );
  return { tab, page, isMine, opened: opened === 0 ? null : opened, addressOf: buildUrl, open };
}

function List({
  items,
  tab,
  onOpen,
  isMine,
  allUrl,
}: {
  items: readonly OwnerInquiry[];
  tab: InquiryTab;
  onOpen: (id: number) => void;
  isMine: boolean;
  allUrl: string;
}): ReactNode {
  const { action, ...nothingMine } = assignee.nothingMine;
  if (items.length === 0 && isMine)
    return (
      <EmptyState
        announced="status"
        {...nothingMine}
        action={<ButtonLink to={allUrl}>{action}</ButtonLink>}
      />
    );
  if (items.length === 0) return <EmptyState {...texts.empty[tab]} />;
  return (
    <ul className={styles['list']} aria-label={texts.list}>
      {items.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} onOpen={() => onOpen(inquiry.id)} />
      ))}
    </ul>
  );
}

/** Inquiries of an owner: demands that match a space, and messages from its page. */
export function Component(): ReactNode {
  const api = useApi();
  const { tab, page, isMine, opened, addressOf, open } = useView();
  const hasTeam = useAssignees().length > 0;
  const { data, error, isPlaceholderData, refetch } = useQuery(receivedQuery(api, { tab, page, isMine }));
  if (error && !data)
    return <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PortalSkeleton />;
  // The last item of the page was answered, or the page does not exist.
  if (data.items.length === 0 && page > 1 && !isPlaceholderData && opened === null)
    return <Navigate replace to={addressOf(tab, Math.min(page - 1, data.nr_of_pages))} />;
  return (
    <>
      <div className={styles['head']}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </div>
      <SegmentedLinks
        label={texts.tabs}
        className={styles['tabs']}
        segments={INQUIRY_TABS.map((id) => ({
          id,
          label: texts.states[id],
          count: data.counts[id],
          to: addressOf(id),
          active: id === tab,
        }))}
      />
      {(hasTeam || isMine) && (
        <p className={styles['mine']}>
          <Link
            className={styles['mineLink']}
            to={addressOf(tab, 1, !isMine)}
            preventScrollReset
            aria-current={isMine || undefined}
          >
            {assignee.mine}
          </Link>
        </p>
      )}
      <List items={data.items} tab={tab} onOpen={open} isMine={isMine} allUrl={addressOf(tab, 1, false)} />
      <Pagination page={data.page} count={data.nr_of_pages} toUrl={(number) => addressOf(tab, number)} />
      {opened !== null && <InquiryModal key={opened} id={opened} onClose={() => open(null)} />}
    </>
  );
}
