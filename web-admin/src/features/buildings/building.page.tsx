import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { lazy, useState } from 'react';
import { removeAdminBuilding, type AdminBuildingDetail, type AdminBuildingSpace } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link, useNavigate } from '@prostora/nav';
import { admin, formatDate, formatNumber, formatPostalCode } from '@prostora/strings';
import { adminBuildings as texts } from '@prostora/strings/cs/admin-buildings.ts';
import { stylesToClasses } from '@prostora/ui/rich-text/html.ts';
import richText from '@prostora/ui/rich-text/rich-text.module.css';
import {
  AuditHistory,
  ConfirmAction,
  Detail,
  DetailColumns,
  DetailList,
  PageHeader,
  Panel,
  SimpleTable,
  useApi,
  useCommand,
  useRecordId,
  type Difference,
  type DetailRow,
  type SimpleColumn,
} from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { SpaceStatusTag } from '../../kit/status/space-status.tsx';
import { stripMarkup } from '../../kit/editor/strip-markup.ts';
import cells from '../../kit/table/cells.module.css';
import { buildingKey, buildingQuery } from './buildings.queries.ts';

const BuildingForm = lazy(() => import('./building-form.tsx'));
const BACK = { to: consoleUrls.buildings, label: texts.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of one building: address, spaces, owner, history. */
export function BuildingPage() {
  const answer = useQuery(buildingQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(building) => <BuildingRecord key={building.id} building={building} />}
    </Detail>
  );
}

function BuildingRecord({ building }: { building: AdminBuildingDetail }) {
  const [isEditing, setEditing] = useState(false);
  const { page, spaces, description } = building;
  return (
    <>
      <PageHeader
        title={building.name}
        subtitle={[building.city, building.province_name].filter(Boolean).join(', ') || ' '}
        actions={
          <>
            {page && (
              <Button
                href={page}
                target="_blank"
                rel="noopener"
                icon={<ExternalLink className="lucide" aria-hidden />}
              >
                {texts.publicPage}
                <span className="visually-hidden"> {admin.review.opensNewTab}</span>
              </Button>
            )}
            <Button onClick={() => setEditing(true)}>{texts.edit}</Button>
          </>
        }
      />
      <DetailColumns
        main={
          <>
            <Panel title={texts.inBuilding(spaces.length)}>
              {spaces.length === 0 ? (
                <p className={cells.muted}>{texts.nothingInside}</p>
              ) : (
                <SimpleTable label={texts.inBuilding(spaces.length)} columns={spaceColumns} rows={spaces} />
              )}
            </Panel>
            <Panel title={texts.description}>
              {description === '' ? (
                <p className={cells.muted}>{texts.descriptionEmpty}</p>
              ) : (
                <div
                  className={richText['content']}
                  dangerouslySetInnerHTML={{ __html: stylesToClasses(description) }}
                />
              )}
            </Panel>
            <Panel title={texts.history}>
              <AuditHistory
                query={{ subject_type: 'building', subject_id: building.id }}
                formatChange={formatChange}
              />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={texts.address}>
              <DetailList rows={listAddressDetails(building)} />
            </Panel>
            <Panel title={texts.owner}>
              <DetailList rows={listOwnerDetails(building)} />
            </Panel>
            <DeleteBuilding building={building} />
          </>
        }
      />
      <OnDemand open={isEditing}>
        <BuildingForm building={building} open={isEditing} onClose={() => setEditing(false)} />
      </OnDemand>
    </>
  );
}

/** Delete button; only a building that never had spaces can be deleted. */
function DeleteBuilding({ building: { id, name, can_be_deleted } }: { building: AdminBuildingDetail }) {
  const api = useApi();
  const navigate = useNavigate();
  const remove = useCommand({
    run: () => removeAdminBuilding({ client: api, path: { id } }),
    done: () => texts.removed(name),
    removedKey: buildingKey(id),
  });
  if (!can_be_deleted) return <p className={cells.muted}>{texts.removeBlocked}</p>;
  const removeAndLeave = async (): Promise<void> => {
    await remove(undefined);
    await navigate(consoleUrls.buildings);
  };
  return (
    <ConfirmAction
      danger
      confirmation={{
        title: texts.removeTitle(name),
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
        onConfirm: removeAndLeave,
      }}
    >
      {texts.remove}
    </ConfirmAction>
  );
}

function listAddressDetails({
  street,
  land_registry_number,
  house_number,
  postal_code,
  city,
  province_name,
  lat,
  lng,
  slug,
  created_at,
}: AdminBuildingDetail): DetailRow[] {
  const number = [land_registry_number, house_number].filter(Boolean).join('/');
  return [
    [texts.fields.street, [street, number].filter(Boolean).join(' ')],
    [texts.fields.city, [postal_code && formatPostalCode(postal_code), city].filter(Boolean).join(' ')],
    [texts.region, province_name],
    [texts.pin, lat === null || lng === null ? null : `${lat.toFixed(5)}, ${lng.toFixed(5)}`],
    [texts.pageAddress, urls.building(slug)],
    [texts.created, formatDate(created_at)],
  ];
}

const listOwnerDetails = ({ owner: { id, name, email } }: AdminBuildingDetail): DetailRow[] => [
  [texts.owner, <Link to={consoleUrls.customer(id)}>{name || email}</Link>],
  [texts.account, email],
];

const spaceColumns: readonly SimpleColumn<AdminBuildingSpace>[] = [
  {
    key: 'space',
    title: texts.spaceColumns.space,
    render: ({ id, space_name, no_name }) => (
      <Link to={consoleUrls.spaceDetail(id)} className={cells.name}>
        {no_name ? texts.whole : space_name}
      </Link>
    ),
  },
  {
    key: 'status',
    title: texts.spaceColumns.status,
    render: ({ status }) => <SpaceStatusTag status={status} />,
  },
  {
    key: 'capacity',
    title: texts.spaceColumns.capacity,
    align: 'right',
    render: ({ capacity }) => (capacity === null ? texts.unknown : formatNumber(capacity)),
  },
];

const formatChange = (change: Difference): Difference =>
  change.field === 'building_description'
    ? {
        ...change,
        before: stripMarkup(String(change.before ?? '')),
        after: stripMarkup(String(change.after ?? '')),
      }
    : change;
