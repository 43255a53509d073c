import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/index.ts';
import { BuildingPlaces } from './building.places.ts';
import { BuildingRepository } from './building.repository.ts';
import { BuildingsService } from './buildings.service.ts';

@Module({
  imports: [GeoModule],
  providers: [BuildingPlaces, BuildingRepository, BuildingsService],
  exports: [BuildingsService],
})
export class BuildingsModule {}
