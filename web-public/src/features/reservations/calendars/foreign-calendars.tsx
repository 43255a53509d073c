import { useQuery } from '@tanstack/react-query';
import {
  createOwnerCalendarExport,
  createSpaceCalendarExport,
  revokeOwnerCalendarExport,
  revokeSpaceCalendarExport,
  type SpaceCalendarsAnswer,
} from '@prostora/api-client';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useState, type ReactNode } from 'react';
import { PortalSkeleton } from '../../../components/portal-skeleton.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { ownerExportQuery, spaceCalendarsQuery } from '../reservation-queries.ts';
import { Section, SpaceName } from '../../../components/section/section.tsx';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { AddFeed } from './add-feed.tsx';
import styles from './calendars.module.css';
import { ExportLink } from './export-link.tsx';
import { FeedRow } from './feed-row.tsx';
import { HowTo } from './how-to.tsx';
import { MyCalendar } from './my-calendar.tsx';

const texts = reservations.feeds;

/** Export URL of all spaces of the owner. */
function OwnerExport(): ReactNode {
  const api = useApi();
  const { data, error, refetch } = useQuery(ownerExportQuery(api));
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null;
  return (
    <ExportLink
      label={texts.exportAll}
      calendar={data}
      queryKey={ownerExportQuery(api).queryKey}
      make={(detail) => createOwnerCalendarExport({ client: api, body: { detail } })}
      stop={() => revokeOwnerCalendarExport({ client: api })}
    />
  );
}

function Import({ space, feeds }: { space: OwnSpaceName; feeds: SpaceCalendarsAnswer['feeds'] }): ReactNode {
  const [adding, setAdding] = useState(false);
  return (
    <Section title={texts.importTitle} lead={texts.importLead}>
      {feeds.length === 0 ? (
        <p className={styles['quiet']}>{texts.importEmpty}</p>
      ) : (
        <ul className={styles['feeds']}>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} spaceId={space.id} />
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <Button variant="dark" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      </div>
      {adding && <AddFeed spaceId={space.id} onClose={() => setAdding(false)} />}
    </Section>
  );
}

/** Import from and export to external calendars of a space. */
function SpaceCalendars({ space, ofAllSpaces }: { space: OwnSpaceName; ofAllSpaces: boolean }): ReactNode {
  const api = useApi();
  const { data, error, refetch } = useQuery(spaceCalendarsQuery(api, space.id));
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PortalSkeleton />;
  return (
    <>
      <SpaceName>{space.name}</SpaceName>
      <Import space={space} feeds={data.feeds} />
      <Section title={texts.exportTitle} lead={texts.exportLead}>
        <div className={styles['exports']}>
          <ExportLink
            label={texts.exportSpace}
            calendar={data}
            queryKey={spaceCalendarsQuery(api, space.id).queryKey}
            make={(detail) =>
              createSpaceCalendarExport({ client: api, path: { id: space.id }, body: { detail } })
            }
            stop={() => revokeSpaceCalendarExport({ client: api, path: { id: space.id } })}
          />
          {ofAllSpaces && <OwnerExport />}
        </div>
        <HowTo />
      </Section>
    </>
  );
}

/** The member's own calendar; to those that may write, calendars of the space and of all spaces too. */
export function ForeignCalendars({ space }: { space: OwnSpaceName }): ReactNode {
  const { user } = useSessionState();
  const customer = user?.customer ?? null;
  const mayWrite = customer?.rights.includes('write') ?? true;
  return (
    <>
      {customer && (
        <div className={styles['own']}>
          <MyCalendar role={customer.role} />
        </div>
      )}
      {mayWrite ? (
        <SpaceCalendars space={space} ofAllSpaces={(customer?.space_ids ?? null) === null} />
      ) : (
        <HowTo />
      )}
    </>
  );
}
