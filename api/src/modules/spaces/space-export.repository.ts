import { Injectable } from '@nestjs/common';
import type { SpaceStatusValue } from '@prostora/contracts';
import { SPACE_FIELDS } from '@prostora/contracts/space-fields.ts';
import type { SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import { SqlCursor } from '../../platform/database/index.ts';
import { EXPORTED_SPACE_FIELDS, type ExportedSpaceField, type SpaceFieldColumns } from './space.fields.ts';
import { buildListQuery, type SpaceExportQuery } from './space.repository.ts';

/** A row of the export of spaces. */
export type SpaceExportRow = SpaceFieldColumns<ExportedSpaceField> & {
  id: number;
  name: string;
  building: string;
  slug: string;
  building_slug: string;
  no_name: boolean;
  status: SpaceStatusValue;
  status_reason: string | null;
  street: string | null;
  house_number: string | null;
  land_registry_number: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  photos: number;
  layouts: SpaceLayoutValue[];
  owner: string;
  owner_id: number;
  owner_email: string;
  phone: string | null;
  created_at: string;
  submitted_at: string | null;
  published_at: string | null;
  updated_at: string;
};

const ROW_COLUMNS = `s.id, s.name, b.name as building, s.slug, b.slug as building_slug, s.no_name, s.status, s.status_reason,
  b.street, b.house_number, b.land_registry_number, b.city, b.postal_code,
  (with recursive above as (
    select l.* from location l where l.id = b.location_id
    union all select l.* from location l join above on l.id = above.parent_id
  ) select name from above where kind = 'region' limit 1) as region,
  ${EXPORTED_SPACE_FIELDS.map((name) => `s.${SPACE_FIELDS[name].column}`).join(', ')},
  (select count(*)::int from space_image i where i.space_id = s.id) as photos,
  (select coalesce(json_agg(json_build_object('layout', y.layout, 'capacity', y.capacity, 'area_m2', y.area_m2, 'note', y.note)
    order by y.capacity desc, y.id), '[]') from space_layout y where y.space_id = s.id) as layouts,
  c.name as owner, c.id as owner_id, u.email::text as owner_email, s.phone, s.created_at, s.submitted_at, s.published_at, s.updated_at`;

/** Streams the operator's list of spaces for exports. */
@Injectable()
export class SpaceExportRepository {
  constructor(private readonly cursor: SqlCursor) {}

  streamAll(query: SpaceExportQuery): AsyncIterable<SpaceExportRow> {
    const { where, inOrder, params } = buildListQuery(query);
    return this.cursor.stream<SpaceExportRow>(
      `select ${ROW_COLUMNS} from space s join building b on b.id = s.building_id join customer c on c.id = b.customer_id join app_user u on u.id = c.user_id where ${where} order by ${inOrder}`,
      params,
    );
  }
}
