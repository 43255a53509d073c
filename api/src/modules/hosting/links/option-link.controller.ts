import { Body, Controller, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { parseTimestamp } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  ApiErrors,
  CurrentActor,
  IdPipe,
  Public,
  RequiresPermission,
  Throttle,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { OptionService } from '../../reservations/decisions/index.ts';
import {
  LinkedOptionAnswerDto,
  OptionEndDto,
  OptionEndInput,
  OwnerLinkCall,
  OwnerLinkForm,
} from './option-link.dto.ts';
import { toLinkedOptionDto } from './option-link.mapper.ts';
import { OptionLinkService } from './option-link.service.ts';

const LIMIT = { name: 'option-link', points: 120, seconds: 60 };

@ApiTags('reservations')
@Controller('reservations/:id/option')
export class OptionLinkController {
  constructor(
    private readonly links: OptionLinkService,
    private readonly options: OptionService,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Retrieve an option by the token of the owner’s mail' })
  @ApiOkResponse({ type: LinkedOptionAnswerDto })
  @ApiErrors(404, 422)
  read(@Param('id', IdPipe) id: number, @Body() { token }: OwnerLinkCall): Promise<LinkedOptionAnswerDto> {
    return this.answer(id, token);
  }

  @Put()
  @NotWhileImpersonating('contract')
  @RequiresPermission('own-spaces')
  @ApiOperation({
    operationId: 'Reservation_changeOptionEnd',
    summary: 'Move the end of an option',
    description: 'Prolongs by three days without a time, never past the start.',
  })
  @ApiOkResponse({ type: OptionEndDto })
  @ApiErrors(404, 409, 422)
  async changeEnd(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { option_until: end }: OptionEndInput,
  ): Promise<OptionEndDto> {
    const until = await this.options.changeEnd(actor, id, end === null ? null : parseTimestamp(end));
    return { option_until: until.toISOString() };
  }

  @Post('prolong/:token')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Prolong an option by three days',
    description: 'Never past the start. The link shows the option; the step needs the session of a host.',
  })
  @ApiOkResponse({ type: LinkedOptionAnswerDto })
  @ApiErrors(404, 409, 422)
  async prolong(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: OwnerLinkForm,
  ): Promise<LinkedOptionAnswerDto> {
    await this.links.prolong(actor, id, token);
    return this.answer(id, token);
  }

  @Post('confirm/:token')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Confirm an option by the token of the owner’s mail',
    description: 'The link shows the option; the step needs the session of a host.',
  })
  @ApiOkResponse({ type: LinkedOptionAnswerDto })
  @ApiErrors(404, 409, 422)
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: OwnerLinkForm,
  ): Promise<LinkedOptionAnswerDto> {
    await this.links.confirm(actor, id, token);
    return this.answer(id, token);
  }

  @Post('release/:token')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Release an option by the token of the owner’s mail',
    description: 'The link shows the option; the step needs the session of a host.',
  })
  @ApiOkResponse({ type: LinkedOptionAnswerDto })
  @ApiErrors(404, 409, 422)
  async release(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: OwnerLinkForm,
  ): Promise<LinkedOptionAnswerDto> {
    await this.links.release(actor, id, token);
    return this.answer(id, token);
  }

  private async answer(id: number, token: string): Promise<LinkedOptionAnswerDto> {
    return { option: toLinkedOptionDto(await this.links.find(id, token), this.clock.now()) };
  }
}
