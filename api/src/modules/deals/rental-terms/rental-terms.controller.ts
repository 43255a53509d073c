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
import { requireCustomer } from '../../accounts/members/index.ts';
import {
  PublishedRentalTermsAnswerDto,
  RentalTermsAnswerDto,
  RentalTermsChangeDto,
  RentalTermsConflictDto,
  RentalTermsDto,
  RentalTermsInputDto,
  RentalTermsPageDto,
  RentalTermsPublicationDto,
  RentalTermsQuery,
} from './rental-terms.dto.ts';
import { parseDefinition, parseRentalTerms } from './rental-terms.input.ts';
import { toRentalTermsDto, toRentalTermsRow } from './rental-terms.mapper.ts';
import { RentalTermsService } from './rental-terms.service.ts';
import { RentalTermsTrialAnswerDto, RentalTermsTrialInputDto } from './rental-terms-trial.dto.ts';
import { tryRentalTerms } from './rental-terms-trial.ts';

/** 50 cases with series of reservations. */
const TRIAL_BODY = { kib: 1024, values: 15_000 };

@Routes('rental-terms', { tag: 'rental-terms', access: 'own-spaces' })
export class RentalTermsController {
  constructor(private readonly terms: RentalTermsService) {}

  @Route('GET', '/', {
    summary: 'List own rental terms',
    description: 'Newest first.',
    answer: RentalTermsPageDto,
    errors: [422],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { state, space_id, page, page_size }: RentalTermsQuery,
  ): Promise<RentalTermsPageDto> {
    const filter = { state: state ?? null, spaceId: space_id ?? null };
    const { terms, total } = await this.terms.listPage(actor, filter, page, page_size);
    return { items: terms.map(toRentalTermsRow), page, nr_of_pages: countPages(total, page_size), total };
  }

  @Route('GET', ':id', { summary: 'Retrieve rental terms', answer: RentalTermsAnswerDto, errors: [404] })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<RentalTermsAnswerDto> {
    return { rental_terms: toRentalTermsDto(await this.terms.find(actor, id)) };
  }

  @Route('POST', '/', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Create rental terms',
    description: 'A draft. At most 20 terms that are not archived.',
    status: 201,
    answer: RentalTermsAnswerDto,
    errors: [409, 422],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Body() input: RentalTermsInputDto,
  ): Promise<RentalTermsAnswerDto> {
    return { rental_terms: toRentalTermsDto(await this.terms.create(actor, parseRentalTerms(input))) };
  }

  @Route('PUT', ':id', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Replace a draft of rental terms',
    answer: RentalTermsAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { current: RentalTermsDto } },
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, ...input }: RentalTermsChangeDto,
  ): Promise<RentalTermsAnswerDto> {
    const terms = await this.terms.update(actor, id, version, parseRentalTerms(input));
    return { rental_terms: toRentalTermsDto(terms) };
  }

  @Route('DELETE', ':id', {
    notWhileImpersonating: 'contract',
    summary: 'Delete a draft of rental terms',
    answer: DoneAnswer,
    errors: [404, 409],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.terms.remove(actor, id);
    return DONE;
  }

  @Route('POST', ':id/publish', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Publish a draft of rental terms',
    description: 'Published terms never change. One of them is the default, and a space has one of its own.',
    answer: PublishedRentalTermsAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { conflicts: [RentalTermsConflictDto], current: RentalTermsDto } },
  })
  async publish(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, replace }: RentalTermsPublicationDto,
  ): Promise<PublishedRentalTermsAnswerDto> {
    const { terms, replaced } = await this.terms.publish(actor, id, version, replace ?? false);
    return { rental_terms: toRentalTermsDto(terms), replaced };
  }

  @Route('POST', ':id/copy', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Copy rental terms as a draft',
    status: 201,
    answer: RentalTermsAnswerDto,
    errors: [404, 409],
  })
  async copy(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<RentalTermsAnswerDto> {
    return { rental_terms: toRentalTermsDto(await this.terms.copy(actor, id)) };
  }

  @Route('POST', ':id/archive', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Archive rental terms',
    description: 'Agreements keep the terms that they were made under.',
    answer: RentalTermsAnswerDto,
    errors: [404],
  })
  async archive(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<RentalTermsAnswerDto> {
    return { rental_terms: toRentalTermsDto(await this.terms.archive(actor, id)) };
  }

  @Route('POST', 'try', {
    maxBody: TRIAL_BODY,
    summary: 'Compute instalments and cancellations of cases by rental terms',
    description: 'At any time, also by parts of a definition. Nothing is stored.',
    answer: RentalTermsTrialAnswerDto,
    errors: [422],
  })
  tryTerms(
    @CurrentActor() actor: Actor,
    @Body() { definition, cases }: RentalTermsTrialInputDto,
  ): RentalTermsTrialAnswerDto {
    requireCustomer(actor, 'price');
    return { results: tryRentalTerms(parseDefinition(definition), cases) };
  }
}
