import { floorPlanTexts } from '@prostora/strings/cs/floor-plan.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ExternalLink, SquarePen } from 'lucide-react';
import { useCallback } from 'react';
import type { AdminSpaceDetail } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin, formatDateTime, formatNumber } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { adminTimeline } from '@prostora/strings/cs/admin-timeline.ts';
import {
  Detail,
  DetailColumns,
  DetailList,
  PageHeader,
  Panel,
  Timeline,
  useApi,
  useRecordId,
  type Difference,
  type DetailRow,
} from '../../kit/index.ts';
import { publicTaxonomyQuery, spaceQuery } from '../../kit/data/record.queries.ts';
import { formatSpaceChange } from './format-space-change.ts';
import { RecommendedSwitch } from './recommended-switch.tsx';
import { SpaceCompleteness } from './space-completeness.tsx';
import { SpaceDecisions } from './space-decisions.tsx';
import { SpaceContact, SpaceParameters, SpacePhotos, SpaceTexts } from './space-parts.tsx';
import { SpaceStatusTag } from '../../kit/status/space-status.tsx';
import { SpaceFloorPlanPicture } from './space-floor-plan.tsx';
import { SpaceTour } from './space-tour.tsx';
import { getSpaceName, formatPlace } from './spaces.columns.tsx';
import { spaceStatisticsQuery } from './spaces.queries.ts';
import styles from './spaces.module.css';

const texts = adminSpaces.detail;
const BACK = { to: consoleUrls.allSpaces, label: texts.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of one space: content, owner, usage, timeline. */
export function SpacePage() {
  const answer = useQuery(spaceQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(detail) => <SpaceRecord key={detail.space.id} detail={detail} />}
    </Detail>
  );
}

function SpaceRecord({ detail }: { detail: AdminSpaceDetail }) {
  const { space } = detail;
  return (
    <>
      <PageHeader
        title={getSpaceName(space) || texts.noName}
        subtitle={
          <>
            <SpaceStatusTag
              status={space.status}
              isPaused={detail.paused_at !== null}
              isSuspended={detail.suspended_at !== null}
            />{' '}
            {formatPlace(space)}
          </>
        }
        actions={<PageLinks detail={detail} />}
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
            {space.floor_plan && (
              <Panel title={floorPlanTexts.title}>
                <SpaceFloorPlanPicture plan={space.floor_plan} />
              </Panel>
            )}
            <Panel title={admin.review.texts}>
              <SpaceTexts space={space} />
            </Panel>
            <Panel title={admin.review.details}>
              <SpaceParameters space={space} areas={detail.layout_areas} />
            </Panel>
            <Panel title={admin.review.contact}>
              <SpaceContact space={space} row={undefined} />
            </Panel>
            <Panel title={adminTimeline.title}>
              <SpaceTimeline id={space.id} />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={texts.state}>
              <DetailList rows={listStatusDetails(detail)} />
              <SpaceDecisions space={space} />
            </Panel>
            {space.status !== 'DELETED' && (
              <Panel title={texts.recommended}>
                <RecommendedSwitch space={space} />
              </Panel>
            )}
            <Panel title={texts.completeness}>
              <SpaceCompleteness detail={detail} />
            </Panel>
            <Panel title={texts.owner}>
              <DetailList rows={listOwnerDetails(detail)} />
            </Panel>
            <Panel title={texts.use}>
              <SpaceUsage detail={detail} />
            </Panel>
          </>
        }
      />
    </>
  );
}

function PageLinks({ detail: { space } }: { detail: AdminSpaceDetail }) {
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

function listStatusDetails({
  space,
  status_reason,
  created_at,
  submitted_at,
  published_at,
  paused_at,
  suspended_at,
  updated_at,
}: AdminSpaceDetail): DetailRow[] {
  const optional: [string, string | null][] = [
    [texts.reason, status_reason],
    [texts.submitted, submitted_at && formatDateTime(submitted_at)],
    [texts.published, published_at && formatDateTime(published_at)],
    [texts.paused, paused_at && formatDateTime(paused_at)],
  ];
  return [
    [
      texts.status,
      <SpaceStatusTag
        status={space.status}
        isPaused={paused_at !== null}
        isSuspended={suspended_at !== null}
      />,
    ],
    ...optional.filter(([, value]) => value),
    [texts.updated, formatDateTime(updated_at)],
    [texts.created, formatDateTime(created_at)],
  ];
}

const listOwnerDetails = ({
  owner: { id, name, email, user_id, is_blocked, plan },
}: AdminSpaceDetail): DetailRow[] => [
  [texts.customer, <Link to={consoleUrls.customer(id)}>{name || email}</Link>],
  [
    texts.account,
    <>
      <Link to={consoleUrls.user(user_id)}>{email}</Link>
      {is_blocked && ` (${texts.blocked})`}
    </>,
  ],
  [texts.plan, plan ? texts.planValue(plan.name, plan.trial, plan.ends_at) : texts.noPlan],
];

/** Usage of the space; statistics are loaded separately, as they come from other modules. */
function SpaceUsage({
  detail: {
    space: { id },
    views_30_days,
  },
}: {
  detail: AdminSpaceDetail;
}) {
  const { data } = useQuery(spaceStatisticsQuery(useApi(), id));
  const rows: DetailRow[] = data
    ? [
        [texts.reservations, texts.reservationsValue(data.reservations, data.upcoming)],
        ...(data.pending > 0 ? [[texts.pending, formatNumber(data.pending)] as DetailRow] : []),
        [texts.value, texts.valueOf(data.value)],
        [texts.inquiries, texts.inquiriesValue(data.inquiries, data.open_inquiries)],
        [texts.calendars, texts.calendarsValue(data.feeds, data.failing_feeds)],
        [texts.exported, data.is_exported ? texts.on : texts.off],
      ]
    : [];
  return (
    <>
      <DetailList rows={[[texts.views, formatNumber(views_30_days)], ...rows]} />
      <p className={styles.ways}>
        <Link to={`${consoleUrls.allReservations}?space=${id}`}>{texts.showReservations}</Link>
        <Link to={`${consoleUrls.allReservations}?space=${id}&view=kalendar`}>{texts.showCalendar}</Link>
      </p>
    </>
  );
}

function SpaceTimeline({ id }: { id: number }) {
  const { data: taxonomy } = useQuery(publicTaxonomyQuery(useApi()));
  const formatChange = useCallback((change: Difference) => formatSpaceChange(change, taxonomy), [taxonomy]);
  return <Timeline type="space" id={id} formatChange={formatChange} />;
}
