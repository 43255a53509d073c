import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  AddBuildingInput,
  BuildingAnswerDto,
  BuildingConflictDto,
  BuildingInput,
} from '../buildings/building.dto.ts';
import { toBuildingChanges } from '../buildings/building.input.ts';
import { toOwnerBuildingDto } from '../buildings/building.mapper.ts';
import { AddSpaceInput, OwnerCatalogAnswerDto, SpaceAddedAnswerDto } from './space-owner.dto.ts';
import { toSpaceDetailDto } from '../space.mapper.ts';
import { toOwnerSpaceDto } from './space-owner.mapper.ts';
import { resolveSpaceRole } from '../space.policy.ts';
import { SpaceBuildingsService } from '../buildings/space-buildings.service.ts';
import { OwnerCatalogService } from './owner-catalog.service.ts';
import { SpaceCreationService } from './space-creation.service.ts';

@Routes('/', { tag: 'owner' })
export class SpaceOwnerController {
  constructor(
    private readonly catalogs: OwnerCatalogService,
    private readonly spaces: SpaceCreationService,
    private readonly buildings: SpaceBuildingsService,
  ) {}

  @Route('GET', 'catalog/customer', {
    access: 'own-spaces',
    summary: 'List the buildings and spaces of the owner',
    description: 'With missing fields, views and allowed actions.',
    answer: OwnerCatalogAnswerDto,
  })
  async catalog(@CurrentActor() actor: Actor): Promise<OwnerCatalogAnswerDto> {
    const { buildings, spaces, limits, canAddSpace, emailConfirmed } = await this.catalogs.loadCatalog(actor);
    return {
      spaces: spaces.map(({ space, views, role }) => toOwnerSpaceDto(space, limits, views, role)),
      buildings: buildings.map(toOwnerBuildingDto),
      canAddSpace,
      spaces_use: { used: spaces.length, limit: limits.nrOfSpaces },
      email_confirmed: emailConfirmed,
    };
  }

  @Route('PUT', 'customer/add-new-building', {
    access: 'own-spaces',
    summary: 'Create a building',
    description: 'Its URL is derived from its name.',
    status: 201,
    answer: BuildingAnswerDto,
    errors: [422],
  })
  async addBuilding(
    @CurrentActor() actor: Actor,
    @Body() { name }: AddBuildingInput,
  ): Promise<BuildingAnswerDto> {
    return { status: 'ok', building: toOwnerBuildingDto(await this.buildings.create(actor, name.trim())) };
  }

  @Route('PUT', 'customer/add-new-space', {
    access: 'own-spaces',
    summary: 'Create a draft of a space',
    description: 'Beyond the limit of the plan the response is 403 LIMIT_REACHED.',
    status: 201,
    answer: SpaceAddedAnswerDto,
    errors: [404, 422],
  })
  async addSpace(
    @CurrentActor() actor: Actor,
    @Body() { name, id_building, no_name }: AddSpaceInput,
  ): Promise<SpaceAddedAnswerDto> {
    const space = await this.spaces.create(actor, {
      name: name?.trim() || null,
      buildingId: id_building,
      noName: no_name,
    });
    return { status: 'ok', space: toSpaceDetailDto(space, resolveSpaceRole(actor, space)) };
  }

  @Route('PUT', 'customer/building/:id', {
    access: 'own-spaces',
    summary: 'Update a building',
    description: 'Former URLs of a renamed building are redirected.',
    answer: BuildingAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: BuildingConflictDto },
  })
  async saveBuilding(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BuildingInput,
  ): Promise<BuildingAnswerDto> {
    return {
      status: 'ok',
      building: toOwnerBuildingDto(
        await this.buildings.update(actor, id, input.version, toBuildingChanges(input)),
      ),
    };
  }
}
