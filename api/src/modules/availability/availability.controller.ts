import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  Public,
  RequiresPermission,
  parseSpan,
  SpanQuery,
  type Actor,
} from '../../platform/http/index.ts';
import {
  AvailabilitiesAnswerDto,
  AvailabilityAnswerDto,
  AvailabilityInput,
  NewAvailabilityInput,
} from './availability.dto.ts';
import { toWindowValues } from './availability.input.ts';
import { toAvailabilityDto, toBookingRulesDto } from './availability.mapper.ts';
import { OpeningWindowsService } from './opening-windows.service.ts';

@ApiTags('availability')
@Controller('availability')
export class AvailabilityController {
  constructor(
    private readonly windows: OpeningWindowsService,
    private readonly clock: Clock,
  ) {}

  @Get('space/:id')
  @Public()
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'List the availability of a space',
    description:
      'Single windows and occurrences of weekly rules that overlap the requested days, and the booking rules.',
  })
  @ApiOkResponse({ type: AvailabilitiesAnswerDto })
  async listBySpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: SpanQuery,
  ): Promise<AvailabilitiesAnswerDto> {
    const { space, windows, settings } = await this.windows.loadForSpace(
      actor,
      id,
      parseSpan(query, this.clock.today()),
    );
    return {
      availabilities: windows.map(toAvailabilityDto),
      rules: toBookingRulesDto(settings, space.capacity),
    };
  }

  @Post()
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'Create a window', description: 'Windows of a space must not overlap.' })
  @ApiCreatedResponse({ type: AvailabilityAnswerDto })
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: NewAvailabilityInput,
  ): Promise<AvailabilityAnswerDto> {
    return {
      availability: toAvailabilityDto(
        await this.windows.create(actor, input.space_id, toWindowValues(input)),
      ),
    };
  }

  @Put(':id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'Update a window' })
  @ApiOkResponse({ type: AvailabilityAnswerDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AvailabilityInput,
  ): Promise<AvailabilityAnswerDto> {
    return { availability: toAvailabilityDto(await this.windows.update(actor, id, toWindowValues(input))) };
  }

  @Delete(':id')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Delete a window', description: 'Reservations within it are kept.' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.windows.remove(actor, id);
    return DONE;
  }
}
