import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { IsString, MaxLength } from 'class-validator';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

export class PlacesQuery {
  @ApiProperty({ type: String, maxLength: LIMITS.searchText, description: 'Text typed so far.' })
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(LIMITS.searchText, { message: toRuleMessage('maxLength', { max: LIMITS.searchText }) })
  q!: string;
}

/** A suggested place. */
export class Place {
  @ApiProperty({ type: String, example: 'Brno' })
  label!: string;

  /** Names of its ancestors. */
  detail!: string;

  lat!: number;

  lng!: number;

  /** country, region, town, city_part, street, address or poi. */
  kind!: string;

  /** Slug of the region. */
  region!: string | null;
}

export class PlacesAnswer {
  items!: Place[];
}
