import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  ApiErrorWith,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  MaxBody,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  ArchivedPriceListAnswerDto,
  PriceListAnswerDto,
  PriceListConflictDto,
  PriceListDto,
  PriceListsPageDto,
  PublishedPriceListAnswerDto,
} from './price-list.dto.ts';
import {
  PriceListChangeDto,
  PriceListInputDto,
  PriceListPublicationDto,
  PriceListsQuery,
} from './price-list-input.dto.ts';
import { ConditionNamesService } from './condition-names.service.ts';
import type { PriceList } from './price-list.entity.ts';
import { toBookingRequest } from '../booking-request.ts';
import { parsePriceList } from './price-list.input.ts';
import { toPriceListAnswer, toPriceListDto, toPriceListRow } from './price-list.mapper.ts';
import { PriceListPublicationService } from './price-list-publication.service.ts';
import { PriceListService } from './price-list.service.ts';
import { PriceListTrialService, type TrialBooking } from './price-list-trial.service.ts';
import { TrialAnswerDto, TrialInputDto, type TrialBookingInput } from './price-list-trial.dto.ts';

/** 200 rules with every field and long conditions. */
const LargeBody = (): MethodDecorator => MaxBody(1024, { values: 15_000 });

@ApiTags('price-lists')
@Controller('price-lists')
@RequiresPermission('own-spaces')
export class PriceListController {
  constructor(
    private readonly lists: PriceListService,
    private readonly publication: PriceListPublicationService,
    private readonly trials: PriceListTrialService,
    private readonly names: ConditionNamesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List own price lists', description: 'Newest first.' })
  @ApiOkResponse({ type: PriceListsPageDto })
  @ApiErrors(422)
  async list(
    @CurrentActor() actor: Actor,
    @Query() { state, space_id, page, page_size }: PriceListsQuery,
  ): Promise<PriceListsPageDto> {
    const filter = { state: state ?? null, spaceId: space_id ?? null };
    const { lists, total } = await this.lists.listPage(actor, filter, page, page_size);
    return { items: lists.map(toPriceListRow), page, nr_of_pages: countPages(total, page_size), total };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Retrieve a price list' })
  @ApiOkResponse({ type: PriceListAnswerDto })
  @ApiErrors(404)
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.find(actor, id));
  }

  @Post()
  @LargeBody()
  @ApiOperation({
    summary: 'Create a price list',
    description: 'A draft. At most 50 lists that are not archived.',
  })
  @ApiCreatedResponse({ type: PriceListAnswerDto })
  @ApiErrors(409, 422)
  async create(@CurrentActor() actor: Actor, @Body() input: PriceListInputDto): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.create(actor, parsePriceList(input)));
  }

  @Put(':id')
  @LargeBody()
  @ApiOperation({ summary: 'Replace a draft of a price list' })
  @ApiOkResponse({ type: PriceListAnswerDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: PriceListDto })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, ...input }: PriceListChangeDto,
  ): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.update(actor, id, version, parsePriceList(input)));
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a draft of a price list' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404, 409)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.lists.remove(actor, id);
    return DONE;
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Publish a draft of a price list',
    description: 'A published list never changes. One list holds on a day of a space.',
  })
  @ApiOkResponse({ type: PublishedPriceListAnswerDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { conflicts: [PriceListConflictDto], current: PriceListDto })
  async publish(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, replace }: PriceListPublicationDto,
  ): Promise<PublishedPriceListAnswerDto> {
    const { list, replaced } = await this.publication.publish(actor, id, version, replace ?? false);
    return { price_list: toPriceListDto(list, await this.names.load(list)), replaced };
  }

  @Post(':id/copy')
  @HttpCode(201)
  @ApiOperation({ summary: 'Copy a price list as a draft' })
  @ApiCreatedResponse({ type: PriceListAnswerDto })
  @ApiErrors(404, 409)
  async copy(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.copy(actor, id));
  }

  @Post(':id/archive')
  @HttpCode(200)
  @ApiOperation({ summary: 'Archive a price list', description: 'Reservations keep their quotes.' })
  @ApiOkResponse({ type: ArchivedPriceListAnswerDto })
  @ApiErrors(404)
  async archive(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<ArchivedPriceListAnswerDto> {
    const list = await this.publication.archive(actor, id);
    return { price_list: toPriceListDto(list, await this.names.load(list)) };
  }

  @Post(':id/try')
  @LargeBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Price bookings by a price list of any state',
    description: 'Also in the past. Nothing is stored, the quotes have no token.',
  })
  @ApiOkResponse({ type: TrialAnswerDto })
  @ApiErrors(404, 422)
  async tryBookings(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { bookings }: TrialInputDto,
  ): Promise<TrialAnswerDto> {
    return { results: await this.trials.price(actor, id, bookings.map(toTrialBooking)) };
  }

  private async toAnswer(list: PriceList): Promise<PriceListAnswerDto> {
    return toPriceListAnswer(list, await this.names.load(list));
  }
}

const toTrialBooking = ({ label, ...booking }: TrialBookingInput): TrialBooking => ({
  ...toBookingRequest(booking),
  label: label ?? null,
});
