import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { INSTALMENT_KINDS, type InstalmentKind } from '@prostora/rental-terms';

@ApiSchema({ name: 'RentalTermsInstalment' })
export class RentalTermsInstalmentDto {
  @ApiProperty({ enum: INSTALMENT_KINDS, enumName: 'InstalmentKind' }) kind!: InstalmentKind;
  /** CZK. */
  amount!: number;
  @ApiProperty({ type: String, format: 'date' }) due_on!: string;
  /** The reservation is confirmed only when it is paid. */
  gate!: boolean;
}

/** Terms that a booking is made under. */
@ApiSchema({ name: 'RentalTermsSummary' })
export class RentalTermsSummaryDto {
  /** Changes with the terms; `rental_terms_hash` of a reservation. */
  hash!: string;
  /** Czech: what a cancellation costs, one sentence a step. */
  sentences!: string[];
  /** CZK of each sentence; empty while the price is not known. */
  fees!: number[];
  /** Czech: what is paid when, before the price is known. */
  payments!: string[];
  /** As if the booking were accepted now; empty while the price is not known. */
  instalments!: RentalTermsInstalmentDto[];
  /** A contract is signed. */
  contract!: boolean;
}
