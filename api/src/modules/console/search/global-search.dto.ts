import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';

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

export class GlobalSearchQuery {
  @ApiProperty({
    type: String,
    maxLength: LIMITS.searchText,
    description: 'A name, an e-mail or a number; a single letter has no results.',
  })
  @RequiredLineRules(LIMITS.searchText)
  q!: string;
}

@ApiSchema({ name: 'FoundThing' })
export class FoundThingDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) subtitle!: string;
  @ApiProperty({ type: String, description: 'URL of its page in the console.' }) url!: string;
}

@ApiSchema({ name: 'FoundGroup' })
export class FoundGroupDto {
  @ApiProperty({ enum: KINDS, enumName: 'FoundKind' }) kind!: (typeof KINDS)[number];
  @ApiProperty({ type: [FoundThingDto], description: 'The best five results.' }) items!: FoundThingDto[];
}

@ApiSchema({ name: 'GlobalSearchAnswer' })
export class GlobalSearchAnswerDto {
  @ApiProperty({ type: [FoundGroupDto], description: 'Kinds with results only.' })
  groups!: FoundGroupDto[];
}
