import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { AuditModule } from '../audit/index.ts';
import { SeoModule } from '../seo/index.ts';
import { EmbeddedPlaceSearchAdapter } from './embedded-place-search.adapter.ts';
import { GeoController } from './geo.controller.ts';
import { LocationAdminController } from './location.admin.controller.ts';
import { LocationAdminService } from './location.admin.service.ts';
import { LocationUsageRegistry } from './location-usage-registry.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationsService } from './locations.service.ts';
import { MapyPlaceSearchAdapter } from './mapy-place-search.adapter.ts';
import { PlaceSearch } from './place-search.ts';

@Module({
  imports: [AuditModule, SeoModule],
  controllers: [GeoController, LocationAdminController],
  providers: [
    LocationRepository,
    LocationsService,
    LocationUsageRegistry,
    LocationAdminService,
    EmbeddedPlaceSearchAdapter,
    {
      provide: PlaceSearch,
      inject: [Config, EmbeddedPlaceSearchAdapter, LocationsService, Log],
      useFactory: (
        config: Config,
        embeddedSearch: EmbeddedPlaceSearchAdapter,
        locations: LocationsService,
        log: Log,
      ): PlaceSearch =>
        config.MAPY_API_KEY
          ? new MapyPlaceSearchAdapter(
              { url: config.MAPY_API_URL, key: config.MAPY_API_KEY },
              embeddedSearch,
              locations,
              log,
            )
          : embeddedSearch,
    },
  ],
  exports: [LocationsService, LocationUsageRegistry, PlaceSearch],
})
export class GeoModule {}
