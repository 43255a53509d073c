import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { AuditModule } from '../audit/index.ts';
import { SeoModule } from '../seo/index.ts';
import { EmbeddedPlaceSearch } from './embedded-place-search.adapter.ts';
import { GeoController } from './geo.controller.ts';
import { LocationAdminController } from './location.admin.controller.ts';
import { LocationAdmin } from './location-admin.service.ts';
import { LocationKeepers } from './location-keepers.ts';
import { LocationRows } from './location-rows.service.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationsService } from './locations.service.ts';
import { MapyPlaceSearch } from './mapy-place-search.adapter.ts';
import { PlaceSearch } from './place-search.ts';

@Module({
  imports: [AuditModule, SeoModule],
  controllers: [GeoController, LocationAdminController],
  providers: [
    LocationRepository,
    LocationsService,
    LocationKeepers,
    LocationRows,
    LocationAdmin,
    EmbeddedPlaceSearch,
    {
      provide: PlaceSearch,
      inject: [Config, EmbeddedPlaceSearch, LocationsService, Log],
      useFactory: (
        config: Config,
        embedded: EmbeddedPlaceSearch,
        locations: LocationsService,
        log: Log,
      ): PlaceSearch =>
        config.MAPY_API_KEY
          ? new MapyPlaceSearch(
              { url: config.MAPY_API_URL, key: config.MAPY_API_KEY },
              embedded,
              locations,
              log,
            )
          : embedded,
    },
  ],
  exports: [LocationsService, LocationKeepers, PlaceSearch],
})
export class GeoModule {}
