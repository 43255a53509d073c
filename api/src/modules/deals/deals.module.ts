import { Module } from '@nestjs/common';
import { RentalTermsModule } from './rental-terms/index.ts';

@Module({ imports: [RentalTermsModule] })
export class DealsModule {}
