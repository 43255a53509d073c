import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { QuoteDto } from '../../pricing/index.ts';
import { CatalogOffer } from '../catalog-offer.dto.ts';

/** A space that is not published; only the catalogue URL of similar ones is returned. */
@ApiSchema({ name: 'GoneSpace' })
export class GoneSpaceDto {
  id!: number;
  /** Local path of the catalogue. */
  similar_url!: string;
}

@ApiSchema({ name: 'ShownSpacesAnswer' })
export class ShownSpacesAnswerDto {
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/SpaceCard' },
    description: 'Cards of published spaces in the requested order.',
  })
  spaces!: object[];
}

@ApiSchema({ name: 'SpaceCardsAnswer' })
export class SpaceCardsAnswerDto extends ShownSpacesAnswerDto {
  gone!: GoneSpaceDto[];
}

@ApiSchema({ name: 'ComparedSpace' })
export class ComparedSpaceDto {
  @ApiProperty({
    type: 'object',
    allOf: [{ $ref: '#/components/schemas/SpaceCard' }],
    additionalProperties: false,
  })
  card!: object;
  @ApiProperty({
    type: 'object',
    allOf: [{ $ref: '#/components/schemas/SpaceTags' }],
    additionalProperties: false,
  })
  tags!: object;
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/SpaceLayout' },
    description: 'The largest first.',
  })
  layouts!: object[];
  /** For the event of the request; null without a date, and for a time that cannot be booked. */
  offer_for_me!: CatalogOffer | null;
  /**
   * Items, VAT and deposit of the offer, of a repeated event of its first date; null of a space without a price list
   * for the day.
   */
  quote!: QuoteDto | null;
  /** A complete price in the offered hours is confirmed at once. */
  instant_booking!: boolean;
}

@ApiSchema({ name: 'ComparisonAnswer' })
export class ComparisonAnswerDto {
  /** Published spaces in the requested order. */
  spaces!: ComparedSpaceDto[];
  gone!: GoneSpaceDto[];
}
