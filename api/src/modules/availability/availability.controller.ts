import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  Fails,
  IdParam,
  Public,
  Requires,
  spanOf,
  SpanQuery,
  type Actor,
} from '../../platform/http/index.ts';
import {
  AvailabilitiesAnswerDto,
  AvailabilityAnswerDto,
  AvailabilityInput,
  NewAvailabilityInput,
} from './availability.dto.ts';
import { windowValues } from './availability.input.ts';
import { availabilityView, bookingRules } from './availability.mapper.ts';
import { OpeningWindows } from './opening-windows.service.ts';

@ApiTags('availability')
@Controller('availability')
export class AvailabilityController {
  constructor(
    private readonly windows: OpeningWindows,
    private readonly clock: Clock,
  ) {}

  @Get('space/:id')
  @Public()
  @Fails(404, 422)
  @ApiOperation({
    summary:
      'When a space is offered: single windows and occurrences of weekly rules that touch the days asked for, and how it is booked.',
  })
  @ApiOkResponse({ type: AvailabilitiesAnswerDto })
  async ofSpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Query() query: SpanQuery,
  ): Promise<AvailabilitiesAnswerDto> {
    const { space, windows, settings } = await this.windows.of(actor, id, spanOf(query, this.clock.today()));
    return { availabilities: windows.map(availabilityView), rules: bookingRules(settings, space.capacity) };
  }

  @Post()
  @Requires('own-spaces')
  @Fails(404, 422)
  @ApiOperation({ summary: 'Offers a space in a single window; windows of one space do not meet.' })
  @ApiCreatedResponse({ type: AvailabilityAnswerDto })
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: NewAvailabilityInput,
  ): Promise<AvailabilityAnswerDto> {
    return {
      availability: availabilityView(await this.windows.add(actor, input.space_id, windowValues(input))),
    };
  }

  @Put(':id')
  @Requires('own-spaces')
  @Fails(404, 422)
  @ApiOperation({ summary: 'Changes a single window.' })
  @ApiOkResponse({ type: AvailabilityAnswerDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: AvailabilityInput,
  ): Promise<AvailabilityAnswerDto> {
    return { availability: availabilityView(await this.windows.change(actor, id, windowValues(input))) };
  }

  @Delete(':id')
  @HttpCode(200)
  @Requires('own-spaces')
  @Fails(404)
  @ApiOperation({ summary: 'Removes a single window; bookings made in it stay.' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<DoneAnswer> {
    await this.windows.remove(actor, id);
    return DONE;
  }
}
