import { Body, Param, Query } from '@nestjs/common';
import {
  type Actor,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
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
import { PriceListService, type TrialBooking } from './price-list.service.ts';
import { TrialAnswerDto, TrialInputDto, type TrialBookingInput } from './price-list-trial.dto.ts';

/** 200 rules with every field and long conditions. */
const LARGE_BODY = { kib: 1024, values: 15_000 };

@Routes('price-lists', { tag: 'price-lists', access: 'own-spaces' })
export class PriceListController {
  constructor(
    private readonly lists: PriceListService,
    private readonly publication: PriceListPublicationService,
    private readonly names: ConditionNamesService,
  ) {}

  @Route('GET', '/', {
    summary: 'List own price lists',
    description: 'Newest first.',
    answer: PriceListsPageDto,
    errors: [422],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { state, space_id, page, page_size }: PriceListsQuery,
  ): Promise<PriceListsPageDto> {
    const filter = { state: state ?? null, spaceId: space_id ?? null };
    const { lists, total } = await this.lists.listPage(actor, filter, page, page_size);
    return { items: lists.map(toPriceListRow), page, nr_of_pages: countPages(total, page_size), total };
  }

  @Route('GET', ':id', { summary: 'Retrieve a price list', answer: PriceListAnswerDto, errors: [404] })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.find(actor, id));
  }

  @Route('POST', '/', {
    maxBody: LARGE_BODY,
    summary: 'Create a price list',
    description: 'A draft. At most 50 lists that are not archived.',
    status: 201,
    answer: PriceListAnswerDto,
    errors: [409, 422],
  })
  async create(@CurrentActor() actor: Actor, @Body() input: PriceListInputDto): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.create(actor, parsePriceList(input)));
  }

  @Route('PUT', ':id', {
    maxBody: LARGE_BODY,
    summary: 'Replace a draft of a price list',
    answer: PriceListAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { current: PriceListDto } },
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, ...input }: PriceListChangeDto,
  ): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.update(actor, id, version, parsePriceList(input)));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a draft of a price list',
    answer: DoneAnswer,
    errors: [404, 409],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.lists.remove(actor, id);
    return DONE;
  }

  @Route('POST', ':id/publish', {
    summary: 'Publish a draft of a price list',
    description: 'A published list never changes. One list holds on a day of a space.',
    answer: PublishedPriceListAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { conflicts: [PriceListConflictDto], current: PriceListDto } },
  })
  async publish(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, replace }: PriceListPublicationDto,
  ): Promise<PublishedPriceListAnswerDto> {
    const { list, replaced } = await this.publication.publish(actor, id, version, replace ?? false);
    return { price_list: toPriceListDto(list, await this.names.load(list)), replaced };
  }

  @Route('POST', ':id/copy', {
    summary: 'Copy a price list as a draft',
    status: 201,
    answer: PriceListAnswerDto,
    errors: [404, 409],
  })
  async copy(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<PriceListAnswerDto> {
    return this.toAnswer(await this.lists.copy(actor, id));
  }

  @Route('POST', ':id/archive', {
    summary: 'Archive a price list',
    description: 'Reservations keep their quotes.',
    answer: ArchivedPriceListAnswerDto,
    errors: [404],
  })
  async archive(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<ArchivedPriceListAnswerDto> {
    const list = await this.publication.archive(actor, id);
    return { price_list: toPriceListDto(list, await this.names.load(list)) };
  }

  @Route('POST', ':id/try', {
    maxBody: LARGE_BODY,
    summary: 'Price bookings by a price list of any state',
    description: 'Also in the past. Nothing is stored, the quotes have no token.',
    answer: TrialAnswerDto,
    errors: [404, 422],
  })
  async tryBookings(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { bookings }: TrialInputDto,
  ): Promise<TrialAnswerDto> {
    return { results: await this.lists.priceTrial(actor, id, bookings.map(toTrialBooking)) };
  }

  private async toAnswer(list: PriceList): Promise<PriceListAnswerDto> {
    return toPriceListAnswer(list, await this.names.load(list));
  }
}

const toTrialBooking = ({ label, ...booking }: TrialBookingInput): TrialBooking => ({
  ...toBookingRequest(booking),
  label: label ?? null,
});
