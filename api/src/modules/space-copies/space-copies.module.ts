import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/index.ts';
import { PriceListsModule } from '../pricing/price-lists/index.ts';
import { SpaceCopyingModule } from '../spaces/copying/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { SpaceCopyController } from './space-copy.controller.ts';
import { SpaceCopyService } from './space-copy.service.ts';

@Module({
  imports: [AvailabilityModule, PriceListsModule, SpaceCopyingModule, SpacesModule],
  controllers: [SpaceCopyController],
  providers: [SpaceCopyService],
})
export class SpaceCopiesModule {}
