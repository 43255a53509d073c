import { Injectable } from '@nestjs/common';
import { LocationKeepers } from '../geo/index.ts';
import { BuildingRepository } from './building.repository.ts';

/** Buildings stand in places: a place that has one is not deleted. */
@Injectable()
export class BuildingPlaces {
  constructor(buildings: BuildingRepository, locations: LocationKeepers) {
    locations.add({ name: 'buildings', uses: () => buildings.places() });
  }
}
