import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog.module.ts';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { ComparisonService } from './comparison.service.ts';
import { FavouriteRepository } from './favourite.repository.ts';
import { FavouritesController } from './favourites.controller.ts';
import { FavouritesPersonalDataProvider } from './favourites.personal-data.ts';
import { FavouritesService } from './favourites.service.ts';
import { SpaceCardsController } from './space-cards.controller.ts';
import { SpaceCardsService } from './space-cards.service.ts';

@Module({
  imports: [AvailabilityModule, CatalogModule, PricingModule, PrivacyModule, SpacesModule],
  controllers: [FavouritesController, SpaceCardsController],
  providers: [
    FavouriteRepository,
    FavouritesService,
    FavouritesPersonalDataProvider,
    SpaceCardsService,
    ComparisonService,
  ],
  exports: [ComparisonService],
})
export class FavouritesModule {}
