import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ExternalLink, SquarePen } from 'lucide-react';
import { useCallback } from 'react';
import type { AdminSpaceDetail } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin, formatDateTime, formatNumber } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { adminTimeline } from '@prostora/strings/cs/admin-timeline.ts';
import {
  Detail,
  DetailColumns,
  FactList,
  PageHeader,
  Panel,
  Timeline,
  useApi,
  useRecordId,
  type Difference,
  type Fact,
} from '../../kit/index.ts';
import { offeredTermsQuery, spaceQuery } from '../../kit/record.queries.ts';
import { readableChange } from './readable-change.ts';
import { RecommendedSwitch } from './recommended-switch.tsx';
import { SpaceCompleteness } from './space-completeness.tsx';
import { SpaceDecisions } from './space-decisions.tsx';
import { SpaceContact, SpaceFacts, SpacePhotos, SpaceTexts } from './space-parts.tsx';
import { SpaceStatusTag } from '../../kit/space-status.tsx';
import { SpaceTour } from './space-tour.tsx';
import { nameOf, placeOf } from './spaces.columns.tsx';
import { spaceFiguresQuery } from './spaces.queries.ts';
import styles from './spaces.module.css';

const texts = adminSpaces.detail;
const BACK = { to: urls.allSpaces, label: texts.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of one space: content, owner, usage, timeline. */
export function SpacePage() {
  const answer = useQuery(spaceQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(file) => <SpaceFile key={file.space.id} file={file} />}
    </Detail>
  );
}

function SpaceFile({ file }: { file: AdminSpaceDetail }) {
  const { space } = file;
  return (
    <>
      <PageHeader
        title={nameOf(space) || texts.noName}
        subtitle={
          <>
            <SpaceStatusTag status={space.status} isPaused={file.paused_at !== null} /> {placeOf(space)}
          </>
        }
        actions={<PageLinks file={file} />}
      />
      <DetailColumns
        main={
          <>
            <Panel title={admin.review.photos}>
              <SpacePhotos images={space.images} />
            </Panel>
            {space.panoramas.length > 0 && (
              <Panel title={admin.review.tour}>
                <SpaceTour panoramas={space.panoramas} />
              </Panel>
            )}
            <Panel title={admin.review.texts}>
              <SpaceTexts space={space} />
            </Panel>
            <Panel title={admin.review.facts}>
              <SpaceFacts space={space} />
            </Panel>
            <Panel title={admin.review.contact}>
              <SpaceContact space={space} row={undefined} />
            </Panel>
            <Panel title={adminTimeline.title}>
              <SpaceStory id={space.id} />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={texts.state}>
              <FactList facts={stateOf(file)} />
              <SpaceDecisions space={space} />
            </Panel>
            {space.status !== 'DELETED' && (
              <Panel title={texts.recommended}>
                <RecommendedSwitch space={space} />
              </Panel>
            )}
            <Panel title={texts.completeness}>
              <SpaceCompleteness file={file} />
            </Panel>
            <Panel title={texts.owner}>
              <FactList facts={ownerOf(file)} />
            </Panel>
            <Panel title={texts.use}>
              <SpaceUse file={file} />
            </Panel>
          </>
        }
      />
    </>
  );
}

function PageLinks({ file: { space } }: { file: AdminSpaceDetail }) {
  return (
    <>
      {space.status === 'PUBLISHED' && (
        <Button
          href={urls.space(space.url)}
          target="_blank"
          rel="noopener"
          icon={<ExternalLink className="lucide" aria-hidden />}
        >
          {texts.publicPage}
          <span className="visually-hidden"> {admin.review.opensNewTab}</span>
        </Button>
      )}
      {space.allowed_actions.includes('edit') && (
        <Button
          href={`${urls.space(space.url)}?upravit=1`}
          icon={<SquarePen className="lucide" aria-hidden />}
        >
          {adminSpaces.editOnWeb}
        </Button>
      )}
    </>
  );
}

function stateOf({
  space,
  status_reason,
  created_at,
  submitted_at,
  published_at,
  paused_at,
  updated_at,
}: AdminSpaceDetail): Fact[] {
  const optional: [string, string | null][] = [
    [texts.reason, status_reason],
    [texts.submitted, submitted_at && formatDateTime(submitted_at)],
    [texts.published, published_at && formatDateTime(published_at)],
    [texts.paused, paused_at && formatDateTime(paused_at)],
  ];
  return [
    [texts.status, <SpaceStatusTag status={space.status} isPaused={paused_at !== null} />],
    ...optional.filter(([, value]) => value),
    [texts.updated, formatDateTime(updated_at)],
    [texts.created, formatDateTime(created_at)],
  ];
}

const ownerOf = ({ owner: { id, name, email, user_id, is_blocked, plan } }: AdminSpaceDetail): Fact[] => [
  [texts.customer, <Link to={urls.customer(id)}>{name || email}</Link>],
  [
    texts.account,
    <>
      <Link to={urls.user(user_id)}>{email}</Link>
      {is_blocked && ` (${texts.blocked})`}
    </>,
  ],
  [texts.plan, plan ? texts.planValue(plan.name, plan.trial, plan.ends_at) : texts.noPlan],
];

/** Usage of the space; statistics are loaded separately, as they come from other modules. */
function SpaceUse({
  file: {
    space: { id },
    views_30_days,
  },
}: {
  file: AdminSpaceDetail;
}) {
  const { data } = useQuery(spaceFiguresQuery(useApi(), id));
  const facts: Fact[] = data
    ? [
        [texts.reservations, texts.reservationsValue(data.reservations, data.upcoming)],
        ...(data.pending > 0 ? [[texts.pending, formatNumber(data.pending)] as Fact] : []),
        [texts.value, texts.valueOf(data.value)],
        [texts.inquiries, texts.inquiriesValue(data.inquiries, data.open_inquiries)],
        [texts.calendars, texts.calendarsValue(data.feeds, data.failing_feeds)],
        [texts.exported, data.is_exported ? texts.on : texts.off],
      ]
    : [];
  return (
    <>
      <FactList facts={[[texts.views, formatNumber(views_30_days)], ...facts]} />
      <p className={styles.ways}>
        <Link to={`${urls.allReservations}?space=${id}`}>{texts.showReservations}</Link>
        <Link to={`${urls.allReservations}?space=${id}&view=kalendar`}>{texts.showCalendar}</Link>
      </p>
    </>
  );
}

function SpaceStory({ id }: { id: number }) {
  const { data: taxonomy } = useQuery(offeredTermsQuery(useApi()));
  const readable = useCallback((change: Difference) => readableChange(change, taxonomy), [taxonomy]);
  return <Timeline type="space" id={id} readable={readable} />;
}
