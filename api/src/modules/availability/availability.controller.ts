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
    summary:
      'When a space is offered: single windows and occurrences of weekly rules that touch the days asked for, and how it is booked.',
  })
  @ApiOkResponse({ type: AvailabilitiesAnswerDto })
  async ofSpace(
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
  @ApiOperation({ summary: 'Offers a space in a single window; windows of one space do not meet.' })
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
  @ApiOperation({ summary: 'Changes a single window.' })
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
  @ApiOperation({ summary: 'Removes a single window; bookings made in it stay.' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.windows.remove(actor, id);
    return DONE;
  }
}
