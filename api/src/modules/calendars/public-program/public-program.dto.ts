import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';
import type { PublicEvent } from './public-events.ts';
import type { ProgramLookup } from './public-program.service.ts';

const MAX_SLUG_LENGTH = 120;
const timestamp = { type: String, format: 'date-time' } as const;

export class PublicProgramQuery {
  @ApiProperty({
    type: String,
    maxLength: MAX_SLUG_LENGTH,
    description: 'The part of the building’s path after `/budova/`.',
  })
  @RequiredLineRules(MAX_SLUG_LENGTH)
  url!: string;
}

@ApiSchema({ name: 'PublicProgramEvent' })
export class PublicProgramEventDto {
  id!: number;
  title!: string;
  /** None for a building that is let as a whole. */
  space_names!: string[];
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
}

@ApiSchema({ name: 'PublicProgramBuilding' })
export class PublicProgramBuildingDto {
  name!: string;
  slug!: string;
  city!: string | null;
}

@ApiSchema({ name: 'PublicProgramAnswer' })
export class PublicProgramAnswerDto {
  building!: PublicProgramBuildingDto | null;
  /** Current path of the program, when the building was renamed. */
  redirect!: string | null;
  /** Confirmed ones with a public title, by start. */
  events!: PublicProgramEventDto[];
}

const toEventDto = ({ id, title, spaceNames, startsAt, endsAt }: PublicEvent): PublicProgramEventDto => ({
  id,
  title,
  space_names: [...spaceNames],
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
});

export const toPublicProgramAnswer = (found: ProgramLookup): PublicProgramAnswerDto =>
  'redirect' in found
    ? { building: null, redirect: found.redirect, events: [] }
    : { building: found.building, redirect: null, events: found.events.map(toEventDto) };
