import { Body, Controller, Header, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { buildOptionUrl } from '@prostora/contracts/reservation-urls.ts';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock/clock.ts';
import { parseTimestamp } from '@prostora/contracts';
import {
  ApiErrors,
  CurrentActor,
  IdPipe,
  Public,
  RequiresPermission,
  Throttle,
  type Actor,
} from '../../../platform/http/index.ts';
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
const REDIRECT = { status: 303, description: 'Redirect to the page that contains the form.' };

@ApiTags('reservations')
@Controller('reservations/:id/option')
export class OptionLinkController {
  constructor(
    private readonly options: OptionLinkService,
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
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Prolong an option by three days',
    description: 'Never past the start. Accepts a plain HTML form as well.',
  })
  @ApiOkResponse({ type: LinkedOptionAnswerDto })
  @ApiResponse(REDIRECT)
  @ApiErrors(404, 409, 422)
  async prolong(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() { page }: OwnerLinkForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkedOptionAnswerDto> {
    await this.options.prolong(id, token);
    return this.answer(id, token, page === undefined ? null : reply);
  }

  @Post('confirm/:token')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Confirm an option by the token of the owner’s mail',
    description: 'Accepts a plain HTML form as well.',
  })
  @ApiOkResponse({ type: LinkedOptionAnswerDto })
  @ApiResponse(REDIRECT)
  @ApiErrors(404, 409, 422)
  async confirm(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() { page }: OwnerLinkForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkedOptionAnswerDto> {
    await this.options.confirm(id, token);
    return this.answer(id, token, page === undefined ? null : reply);
  }

  @Post('release/:token')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Release an option by the token of the owner’s mail',
    description: 'Accepts a plain HTML form as well.',
  })
  @ApiOkResponse({ type: LinkedOptionAnswerDto })
  @ApiResponse(REDIRECT)
  @ApiErrors(404, 409, 422)
  async release(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() { page }: OwnerLinkForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkedOptionAnswerDto> {
    await this.options.release(id, token);
    return this.answer(id, token, page === undefined ? null : reply);
  }

  /** @param form the reply to a form without scripts, redirected to the page of the option */
  private async answer(
    id: number,
    token: string,
    form: FastifyReply | null = null,
  ): Promise<LinkedOptionAnswerDto> {
    if (form) void form.status(303).header('location', buildOptionUrl(id, token));
    return { option: toLinkedOptionDto(await this.options.find(id, token), this.clock.now()) };
  }
}
