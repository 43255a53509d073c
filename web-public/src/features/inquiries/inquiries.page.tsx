import { useQuery } from '@tanstack/react-query';
import type { ListedConversation, OwnerInquiry } from '@prostora/api-client';
import { Link, Navigate, useSearchParams } from '@prostora/nav';
import { assignee } from '@prostora/strings/cs/assignee.ts';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';
import { ButtonLink, EmptyState, Pagination, SegmentedLinks } from '@prostora/ui';
import type { ReactNode } from 'react';
import { conversationsQuery } from '../../components/host-conversation/conversation-queries.ts';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useAssignees } from '../../lib/use-assignees.ts';
import { useApi } from '../../lib/api-context.tsx';
import { portalHandle } from '../../lib/portal-head.ts';
import styles from './inquiries.module.css';
import { ConversationList, WaitingConversations } from './conversation-list.tsx';
import { ConversationModal } from './conversation-modal.tsx';
import { InquiryModal } from './inquiry-modal.tsx';
import { receivedQuery, TABS, type InquiryTab, type Tab } from './inquiry-queries.ts';
import { InquiryRow } from './inquiry-row.tsx';

export const handle = portalHandle(texts.title);

/** View state in the URL: tab, page and the open inquiry or conversation, to which mails link. */
function useView() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((known) => known === params.get('stav')) ?? 'waiting';
  const toId = (name: string): number => Number(/^[1-9]\d{0,8}$/u.exec(params.get(name) ?? '')?.[0] ?? 0);
  const page = Number(/^[1-9]\d{0,4}$/u.exec(params.get('strana') ?? '')?.[0] ?? 1);
  const [opened, conversation] = [toId('poptavka'), toId('zprava')];
  const isMine = params.get('resi') === 'ja';
  const buildUrl = (state: Tab, number = 1, mine = isMine): string =>
    `?${new URLSearchParams({
      ...(state !== 'waiting' && { stav: state }),
      ...(mine && { resi: 'ja' }),
      ...(number > 1 && { strana: String(number) }),
    }).toString()}`;
  const openRecord = (name: 'poptavka' | 'zprava', id: number | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('poptavka');
        next.delete('zprava');
        if (id !== null) next.set(name, String(id));
        return next;
      },
      { preventScrollReset: true, replace: id === null },
    );
  return {
    tab,
    page,
    isMine,
    opened: opened === 0 ? null : opened,
    conversation: conversation === 0 ? null : conversation,
    addressOf: buildUrl,
    open: (id: number | null): void => openRecord('poptavka', id),
    openConversation: (id: number | null): void => openRecord('zprava', id),
  };
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

/** Conversations that wait and are not in the list of inquiries that do. */
const listOthers = (
  conversations: readonly ListedConversation[],
  inquiries: readonly OwnerInquiry[],
): ListedConversation[] =>
  conversations.filter(({ id }) => !inquiries.some(({ conversation_id: known }) => known === id));

/** Messages of guests and inquiries of an owner: demands that match a space, and messages from its page. */
export function Component(): ReactNode {
  const api = useApi();
  const { tab, page, isMine, opened, conversation, addressOf, open, openConversation } = useView();
  const hasTeam = useAssignees().length > 0;
  const inquiryTab = tab === 'messages' ? 'waiting' : tab;
  const inquiryPage = tab === 'messages' ? 1 : page;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    receivedQuery(api, { tab: inquiryTab, page: inquiryPage, isMine }),
  );
  const waiting = useQuery(conversationsQuery(api, { page: 1, isMine, isWaiting: true })).data;
  const total = useQuery(conversationsQuery(api, { page: 1, isMine, isWaiting: false })).data?.total ?? 0;
  if (error && !data)
    return <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PortalSkeleton />;
  // The last item of the page was answered, or the page does not exist.
  if (data.items.length === 0 && inquiryPage > 1 && !isPlaceholderData && opened === null)
    return <Navigate replace to={addressOf(tab, Math.min(page - 1, data.nr_of_pages))} />;
  const others = listOthers(waiting?.items ?? [], inquiryTab === 'waiting' ? data.items : []);
  const counts = { ...data.counts, waiting: data.counts.waiting + others.length, messages: total };
  return (
    <>
      <div className={styles['head']}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </div>
      <SegmentedLinks
        label={texts.tabs}
        className={styles['tabs']}
        segments={TABS.map((id) => ({
          id,
          label: texts.states[id],
          count: counts[id],
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
      {tab === 'messages' ? (
        <ConversationList
          page={page}
          isMine={isMine}
          onOpen={openConversation}
          toUrl={(number) => addressOf(tab, number)}
        />
      ) : (
        <>
          {tab === 'waiting' && page === 1 && (
            <WaitingConversations items={others} onOpen={openConversation} />
          )}
          {(tab !== 'waiting' || others.length === 0 || data.items.length > 0) && (
            <List
              items={data.items}
              tab={tab}
              onOpen={open}
              isMine={isMine}
              allUrl={addressOf(tab, 1, false)}
            />
          )}
          <Pagination page={data.page} count={data.nr_of_pages} toUrl={(number) => addressOf(tab, number)} />
        </>
      )}
      {opened !== null && <InquiryModal key={opened} id={opened} onClose={() => open(null)} />}
      {conversation !== null && (
        <ConversationModal key={conversation} id={conversation} onClose={() => openConversation(null)} />
      )}
    </>
  );
}
