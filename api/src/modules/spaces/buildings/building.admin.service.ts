import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { BuildingsService } from './buildings.service.ts';
import type { BuildingWithOwner } from './building.repository.ts';
import { RedirectsService } from '../../seo/index.ts';
import {
  BuildingAdminRepository,
  type BuildingCounts,
  type BuildingExportQuery,
  type BuildingListQuery,
  type BuildingRow,
} from './building.admin.repository.ts';
import { spaceNotFound } from '../space.errors.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';

export type BuildingWithSpaces = { building: BuildingWithOwner; spaces: FullSpace[] };

/** Operator's management of buildings; details include deleted spaces. */
@Injectable()
export class BuildingAdminService {
  constructor(
    private readonly repository: BuildingAdminRepository,
    private readonly buildings: BuildingsService,
    private readonly spaces: SpaceRepository,
    private readonly redirects: RedirectsService,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
  ) {}

  async listPage(query: BuildingListQuery): Promise<{ rows: BuildingRow[]; counts: BuildingCounts }> {
    const [rows, counts] = await Promise.all([
      this.repository.listPage(query),
      this.repository.countByState(query),
    ]);
    return { rows, counts };
  }

  streamAll(query: BuildingExportQuery): AsyncIterable<BuildingRow> {
    return this.repository.streamAll(query);
  }

  async getDetail(id: number): Promise<BuildingWithSpaces> {
    const building = await this.buildings.findById(id);
    if (!building) throw spaceNotFound();
    return { building, spaces: await this.spaces.listAllByBuilding(id) };
  }

  /**
   * Only a building without spaces can be removed, including deleted ones, which may be restored. Its URL
   * answers 410 and is not reused.
   */
  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const building = await this.buildings.findForUpdate(id);
      if (!building) throw spaceNotFound();
      if ((await this.spaces.getPresenceInBuilding(id)).any)
        throw new DomainError('conflict', 'BUILDING_HAS_SPACES');
      const { name, city, customer } = building;
      await this.audit.record(
        actor,
        'building.delete',
        { type: 'building', id },
        { name, city, customer_id: customer.id },
        {},
      );
      await this.redirects.recordGone(urls.building(building.slug));
      await this.buildings.remove(building);
    });
  }
}
