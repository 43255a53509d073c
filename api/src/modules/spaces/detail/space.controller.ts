import { Body, Headers, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import { EditLinkGuard } from '../edit-links/edit-link.guard.ts';
import { toBuildingPart, toSpaceChanges } from '../editing/space.input.ts';
import {
  SpaceAnswerDto,
  SpaceConflictDto,
  SpaceInvalidDto,
  SpaceSavedDto,
  TaxonomyAnswerDto,
} from '../space.dto.ts';
import {
  ChangeStatusInput,
  EditLinkInput,
  SaveSpaceInput,
  SpaceByUrlQuery,
} from '../editing/space-input.dto.ts';
import { toOwnerProfileDto } from '../owner-profile.mapper.ts';
import type { SpaceActor } from '../space.policy.ts';
import { SpaceService } from '../space.service.ts';
import { buildSpaceSeo } from '../space.seo.ts';
import { SimilarSpaces, SpaceOpeningHours } from '../space.snapshots.ts';
import { toTaxonomyAnswerDto } from './space-taxonomy.mapper.ts';
import { SpaceDetailService } from '../space-detail.service.ts';
import { toOpeningHoursDto } from './opening-hours.mapper.ts';
import { SpaceErrorsFilter } from './space-errors.filter.ts';
import { SpaceViewsService } from '../views/space-views.service.ts';
import { SpaceSavingService, type SavedSpace } from '../editing/space-saving.service.ts';
import { SpaceWorkflowService } from '../editing/space-workflow.service.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';

const SIMILAR_COUNT = 4;
const MOVED = {
  space: null,
  error_code: null,
  seo: null,
  opening_hours: [],
  layout_areas: [],
  similar: [],
  owner: null,
  rental_terms: null,
  editing: null,
};

@Routes('space', { tag: 'spaces' })
export class SpaceController {
  constructor(
    private readonly spaces: SpaceService,
    private readonly saving: SpaceSavingService,
    private readonly workflow: SpaceWorkflowService,
    private readonly details: SpaceDetailService,
    private readonly similar: SimilarSpaces,
    private readonly taxonomyService: TaxonomyService,
    private readonly openingHours: SpaceOpeningHours,
    private readonly views: SpaceViewsService,
  ) {}

  @Route('GET', '/', {
    access: 'public',
    summary: 'Retrieve a space by its URL',
    description:
      'A renamed space is answered with a redirect. The header `x-user-hash` identifies the visitor.',
    answer: {
      type: SpaceAnswerDto,
      headers: {
        'x-user-hash': {
          description: 'Opaque visitor id; send it with the next request.',
          schema: { type: 'string' },
        },
      },
    },
    errors: [422],
    errorsWith: { 404: { gone: { type: 'boolean', description: 'Whether it was published before.' } } },
  })
  async byUrl(
    @CurrentActor() actor: SpaceActor,
    @Query() query: SpaceByUrlQuery,
    @Headers('x-user-hash') given: string | undefined,
    @Req() { ip, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SpaceAnswerDto> {
    const found = await this.spaces.resolveUrl(actor, query.url);
    if ('redirect' in found) return { ...MOVED, redirect: found.redirect };
    void reply.header('x-user-hash', this.spaces.ensureVisitorId(given));
    this.views.countView(found.space, { ip, userAgent: headers['user-agent'] });
    return this.buildAnswer(actor, found.space);
  }

  @Route('GET', 'taxonomy', {
    access: 'public',
    summary: 'List purposes, equipment and services of spaces',
    answer: TaxonomyAnswerDto,
  })
  async taxonomy(@Res({ passthrough: true }) reply: FastifyReply): Promise<TaxonomyAnswerDto> {
    void reply.header('cache-control', 'public, max-age=300');
    return toTaxonomyAnswerDto(await this.taxonomyService.loadSnapshot());
  }

  @Route('POST', 'edit-link', {
    access: 'public',
    throttle: { name: 'edit-link', points: 60, seconds: 60 },
    summary: 'Retrieve the space of an edit link',
    description: 'An expired link is answered with 410 LINK_EXPIRED.',
    answer: SpaceAnswerDto,
    errors: [404, 410],
  })
  async byLink(@CurrentActor() actor: SpaceActor, @Body() input: EditLinkInput): Promise<SpaceAnswerDto> {
    const { space, actor: holder } = await this.spaces.resolveEditLink(actor, input.auth_token);
    return this.buildAnswer(holder, space);
  }

  @Route('PUT', 'save', {
    access: { link: EditLinkGuard },
    maxBody: 512,
    summary: 'Save a space',
    description:
      'With `publish`, an owner requests publication and an operator approves it. A save without changes keeps the version.',
    answer: SpaceSavedDto,
    errors: [403, 404],
    errorsWith: { 409: SpaceConflictDto, 422: SpaceInvalidDto },
  })
  @UseFilters(SpaceErrorsFilter)
  async save(
    @CurrentActor() actor: SpaceActor,
    @Body() { space, publish }: SaveSpaceInput,
  ): Promise<SpaceSavedDto> {
    return this.toSavedDto(
      actor,
      await this.saving.save(actor, {
        id: space.id,
        version: space.version,
        changes: toSpaceChanges(space),
        building: toBuildingPart(space),
        publish,
      }),
    );
  }

  @Route('POST', ':id/status', {
    access: { link: EditLinkGuard },
    summary: 'Change the status of a space',
    description: 'Returning and disabling require a reason.',
    answer: SpaceSavedDto,
    errors: [403, 404, 409, 422],
  })
  async changeStatus(
    @CurrentActor() actor: SpaceActor,
    @Param('id', IdPipe) id: number,
    @Body() input: ChangeStatusInput,
  ): Promise<SpaceSavedDto> {
    return this.toSavedDto(actor, {
      space: await this.workflow.changeStatus(actor, id, input.status, input.reason ?? null),
      movedTo: null,
    });
  }

  private async toSavedDto(actor: SpaceActor, { space, movedTo }: SavedSpace): Promise<SpaceSavedDto> {
    return { ...(await this.details.buildDetail(actor, space)), redirect_to_url: movedTo };
  }

  private async buildAnswer(actor: SpaceActor, found: SpaceWithPanoramas): Promise<SpaceAnswerDto> {
    const { space, editing } = await this.details.buildDetail(actor, found);
    const hours = await this.openingHours.listOpeningHours(space.id);
    const owner = await this.details.findOwner(found);
    const similar = await this.similar.listSimilar(space.id, SIMILAR_COUNT);
    return {
      space,
      error_code: null,
      redirect: null,
      seo: buildSpaceSeo(space, found.building.location),
      opening_hours: hours.map(toOpeningHoursDto),
      layout_areas: space.layouts.length > 0 || editing !== null ? await this.details.listLayoutAreas() : [],
      similar,
      owner: owner && toOwnerProfileDto(owner),
      rental_terms: await this.details.findRentalTerms(found),
      editing,
    };
  }
}
