import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { EmbeddedPlaceSearch } from './embedded-place-search.adapter.ts';
import { GeoController } from './geo.controller.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationsService } from './locations.service.ts';
import { MapyPlaceSearch } from './mapy-place-search.adapter.ts';
import { PlaceSearch } from './place-search.ts';

@Module({
  controllers: [GeoController],
  providers: [
    LocationRepository,
    LocationsService,
    EmbeddedPlaceSearch,
    {
      provide: PlaceSearch,
      inject: [Config, EmbeddedPlaceSearch, LocationsService, Log],
      useFactory: (config: Config, embedded: EmbeddedPlaceSearch, locations: LocationsService, log: Log): PlaceSearch =>
        config.MAPY_API_KEY ? new MapyPlaceSearch({ url: config.MAPY_API_URL, key: config.MAPY_API_KEY }, embedded, locations, log) : embedded,
    },
  ],
  exports: [LocationsService, PlaceSearch],
})
export class GeoModule {}
