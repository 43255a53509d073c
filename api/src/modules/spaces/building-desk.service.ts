import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import { BuildingsService, type OwnedBuilding } from '../buildings/index.ts';
import { Redirects } from '../seo/index.ts';
import {
  BuildingDirectoryRepository,
  type BuildingCounts,
  type BuildingFileQuery,
  type BuildingListQuery,
  type BuildingRow,
} from './building-directory.repository.ts';
import { spaceNotFound } from './space.errors.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

export type BuildingFile = { building: OwnedBuilding; spaces: FullSpace[] };

/** Operator's management of buildings; details include deleted spaces. */
@Injectable()
export class BuildingDesk {
  constructor(
    private readonly directory: BuildingDirectoryRepository,
    private readonly buildings: BuildingsService,
    private readonly spaces: SpaceRepository,
    private readonly redirects: Redirects,
    private readonly audit: AuditTrail,
    private readonly unit: UnitOfWork,
  ) {}

  async list(query: BuildingListQuery): Promise<{ rows: BuildingRow[]; counts: BuildingCounts }> {
    const [rows, counts] = await Promise.all([this.directory.page(query), this.directory.counts(query)]);
    return { rows, counts };
  }

  everything(query: BuildingFileQuery): AsyncIterable<BuildingRow> {
    return this.directory.everything(query);
  }

  async read(id: number): Promise<BuildingFile> {
    const building = await this.buildings.byId(id);
    if (!building) throw spaceNotFound();
    return { building, spaces: await this.spaces.everIn(id) };
  }

  /**
   * Only a building without spaces can be removed, including deleted ones, which may be restored. Its URL
   * answers 410 and is not reused.
   */
  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const building = await this.buildings.locked(id);
      if (!building) throw spaceNotFound();
      if ((await this.spaces.presenceIn(id)).any) throw new DomainError('conflict', 'BUILDING_HAS_SPACES');
      const { name, city, customer } = building;
      await this.audit.record(
        actor,
        'building.delete',
        { type: 'building', id },
        { name, city, customer_id: customer.id },
        {},
      );
      await this.redirects.gone(urls.building(building.slug));
      await this.buildings.remove(building);
    });
  }
}
