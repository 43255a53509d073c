import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { RequiredLineRules } from '../../platform/http/field-rules.ts';

const KINDS = [
  'space',
  'building',
  'customer',
  'user',
  'reservation',
  'inquiry',
  'order',
  'seo_url',
] as const;

export class EverythingQuery {
  @ApiProperty({
    type: String,
    maxLength: LIMITS.searchText,
    description: 'A name, an e-mail, or a number of a thing; a single letter finds nothing.',
  })
  @RequiredLineRules(LIMITS.searchText)
  q!: string;
}

@ApiSchema({ name: 'FoundThing' })
export class FoundThingDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) subtitle!: string;
  @ApiProperty({ type: String, description: 'Address of its page in the console.' }) url!: string;
}

@ApiSchema({ name: 'FoundGroup' })
export class FoundGroupDto {
  @ApiProperty({ enum: KINDS, enumName: 'FoundKind' }) kind!: (typeof KINDS)[number];
  @ApiProperty({ type: [FoundThingDto], description: 'The best five.' }) items!: FoundThingDto[];
}

@ApiSchema({ name: 'EverythingAnswer' })
export class EverythingAnswerDto {
  @ApiProperty({ type: [FoundGroupDto], description: 'Only kinds of which something was found.' })
  groups!: FoundGroupDto[];
}
