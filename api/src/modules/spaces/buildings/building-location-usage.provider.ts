import { Injectable } from '@nestjs/common';
import { LocationUsageRegistry } from '../../geo/index.ts';
import { BuildingRepository } from './building.repository.ts';

/** Reports locations in use by buildings, so that they are not deleted. */
@Injectable()
export class BuildingLocationUsageProvider {
  constructor(buildings: BuildingRepository, locations: LocationUsageRegistry) {
    locations.register({ name: 'buildings', uses: () => buildings.countByLocation() });
  }
}
