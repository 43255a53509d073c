import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { FAVOURITES, SPACE_PATH } from '@prostora/contracts';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, Matches, MaxLength } from 'class-validator';
import { CatalogEventQuery } from '../catalog-query.dto.ts';
import { combineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

/** Slugs of a building and a space with a slash between them. */
const MAX_URL_LENGTH = 401;
const IdsRules = (maxItems: number): PropertyDecorator =>
  combineRules(
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(maxItems, { message: toRuleMessage('list') }),
    IsId({ each: true }),
  );

@ApiSchema({ name: 'FavouritesAnswer' })
export class FavouritesAnswerDto {
  /** Ids of spaces, latest first; unpublished ones included. */
  space_ids!: number[];
}

@ApiSchema({ name: 'JoinFavouritesInput' })
export class JoinFavouritesInput {
  @ApiProperty({
    type: [Number],
    maxItems: FAVOURITES.max,
    description: 'Spaces saved by the browser, latest first; unpublished ones are ignored.',
  })
  @IdsRules(FAVOURITES.max)
  space_ids!: number[];
}

@ApiSchema({ name: 'SpaceCardsInput' })
export class SpaceCardsInput {
  @ApiProperty({ type: [Number], maxItems: FAVOURITES.cards })
  @IdsRules(FAVOURITES.cards)
  ids!: number[];
}

export class SpaceAddressesQuery {
  @ApiProperty({
    type: String,
    example: 'pragovka/loft,vila-pod-lipou',
    description: `Paths below \`/prostor/\`; at most ${FAVOURITES.cards}.`,
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @combineRules(
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(FAVOURITES.cards, { message: toRuleMessage('list') }),
    MaxLength(MAX_URL_LENGTH, { each: true, message: toRuleMessage('choice') }),
    Matches(SPACE_PATH, { each: true, message: toRuleMessage('choice') }),
  )
  urls!: string[];
}

/** The event that spaces are compared for, by the parameters of the catalogue. */
export class ComparisonEventQuery extends PickType(CatalogEventQuery, [
  'date_from',
  'date_to',
  'time_from',
  'time_to',
  'guests',
  'layout',
  'purpose',
  'tariff',
  'flexible',
  'weekdays',
  'repeat',
]) {}

export class ComparisonQuery extends ComparisonEventQuery {
  @ApiProperty({
    type: String,
    example: '3,8',
    description: `Ids of spaces; at most ${FAVOURITES.compared}.`,
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value.split(',').map((part) => (/^\d{1,10}$/u.test(part) ? Number(part) : part))
      : value,
  )
  @IdsRules(FAVOURITES.compared)
  ids!: number[];
}
