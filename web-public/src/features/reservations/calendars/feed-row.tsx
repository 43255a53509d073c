import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalendarFeed, removeCalendarFeed, type CalendarFeed } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { TriangleAlert } from '../icons.ts';
import { invalidateSchedule, spaceCalendarsQuery } from '../reservation-queries.ts';
import styles from './calendars.module.css';
import { UncertainEntries } from './uncertain-entries.tsx';

const texts = reservations.feeds;

/** Last check of the feed, its failures and conflicts. */
const FeedHealth = ({ feed }: { feed: CalendarFeed }): ReactNode => (
  <>
    <p className={styles['quiet']}>
      {[
        feed.checked_at ? texts.checked(feed.checked_at) : texts.neverChecked,
        texts.events(feed.events),
      ].join(' · ')}
    </p>
    {feed.failure && (
      <p className={styles['failure']}>
        <TriangleAlert aria-hidden />
        <span>
          <b>{texts.failing}:</b> {feed.failure}
          {feed.succeeded_at && ` ${texts.succeeded(feed.succeeded_at)}.`}
        </span>
      </p>
    )}
    {feed.conflicts > 0 && (
      <p className={styles['warning']}>
        <TriangleAlert aria-hidden />
        <span>{texts.conflicts(feed.conflicts)}</span>
      </p>
    )}
    <UncertainEntries source={feed} />
  </>
);

/** An external calendar with its health, refresh and removal. */
export function FeedRow({ feed, spaceId }: { feed: CalendarFeed; spaceId: number }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const invalidate = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries(spaceCalendarsQuery(api, spaceId)),
      invalidateSchedule(client),
    ]);
  };
  const check = useMutation({
    mutationFn: () => refreshCalendarFeed({ client: api, path: { id: feed.id } }),
    onSuccess: ({ feed: { failure } }) =>
      failure ? showToast(failure, 'error') : showToast(texts.checkedToast(feed.name)),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
    onSettled: invalidate,
  });
  const disconnect = async (): Promise<string | null> => {
    try {
      await removeCalendarFeed({ client: api, path: { id: feed.id } });
      showToast(texts.disconnected(feed.name));
      setRemoving(false);
      void invalidate();
      return null;
    } catch (error) {
      return toErrorMessage(error);
    }
  };
  return (
    <li className={styles['feed']}>
      <div className={styles['details']}>
        <p className={styles['name']}>{feed.name}</p>
        <p className={styles['quiet']}>{feed.address}</p>
        <FeedHealth feed={feed} />
      </div>
      <div className={styles['feedActions']}>
        <Button
          size="sm"
          sending={check.isPending}
          sendingLabel={texts.checking}
          aria-label={texts.checkLabel(feed.name)}
          onClick={() => check.mutate()}
        >
          {texts.check}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={texts.disconnectLabel(feed.name)}
          onClick={() => setRemoving(true)}
        >
          {texts.disconnect}
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          danger
          title={texts.disconnectTitle(feed.name)}
          text={texts.disconnectText}
          yes={texts.disconnect}
          no={texts.keep}
          onYes={disconnect}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
