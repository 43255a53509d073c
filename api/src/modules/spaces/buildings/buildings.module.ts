import { Module } from '@nestjs/common';
import { GeoModule } from '../../geo/index.ts';
import { BuildingLocationUsageProvider } from './building-location-usage.provider.ts';
import { BuildingRepository } from './building.repository.ts';
import { BuildingsService } from './buildings.service.ts';

@Module({
  imports: [GeoModule],
  providers: [BuildingLocationUsageProvider, BuildingRepository, BuildingsService],
  exports: [BuildingsService],
})
export class BuildingsModule {}
