import { Injectable } from '@nestjs/common';
import { LocationKeepers } from '../geo/index.ts';
import { BuildingRepository } from './building.repository.ts';

/** Reports locations in use by buildings, so that they are not deleted. */
@Injectable()
export class BuildingPlaces {
  constructor(buildings: BuildingRepository, locations: LocationKeepers) {
    locations.add({ name: 'buildings', uses: () => buildings.places() });
  }
}
