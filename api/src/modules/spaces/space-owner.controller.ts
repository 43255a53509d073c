import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, IdParam, Requires, type Actor } from '../../platform/http/index.ts';
import { BuildingInput } from './space-input.dto.ts';
import {
  AddBuildingInput,
  AddSpaceInput,
  BuildingAnswerDto,
  BuildingConflictDto,
  OwnerCatalogAnswerDto,
  SpaceAddedAnswerDto,
} from './space-owner.dto.ts';
import { buildingChangesOf } from './space.input.ts';
import { spaceDetail } from './space.mapper.ts';
import { ownerBuilding, ownerSpace } from './space-owner.mapper.ts';
import { relationTo } from './space.policy.ts';
import { SpaceBuildings } from './space-buildings.service.ts';
import { SpaceOwners } from './space-owner.service.ts';

@ApiTags('owner')
@Controller()
export class SpaceOwnerController {
  constructor(
    private readonly owners: SpaceOwners,
    private readonly buildings: SpaceBuildings,
  ) {}

  @Get('catalog/customer')
  @Requires('own-spaces')
  @ApiOperation({
    summary:
      'The owner’s buildings and spaces, with what each lacks, its views and what can be done with it.',
  })
  @ApiOkResponse({ type: OwnerCatalogAnswerDto })
  async catalog(@CurrentActor() actor: Actor): Promise<OwnerCatalogAnswerDto> {
    const { buildings, spaces, limits, emailConfirmed } = await this.owners.catalog(actor);
    return {
      spaces: spaces.map(({ space, views }) => ownerSpace(space, limits, views)),
      buildings: buildings.map(ownerBuilding),
      canAddSpace: spaces.length < limits.nrOfSpaces,
      spaces_use: { used: spaces.length, limit: limits.nrOfSpaces },
      email_confirmed: emailConfirmed,
    };
  }

  @Put('customer/add-new-building')
  @HttpCode(201)
  @Requires('own-spaces')
  @Fails(422)
  @ApiOperation({ summary: 'Adds a building; its address is made of its name.' })
  @ApiCreatedResponse({ type: BuildingAnswerDto })
  async addBuilding(
    @CurrentActor() actor: Actor,
    @Body() { name }: AddBuildingInput,
  ): Promise<BuildingAnswerDto> {
    return { status: 'ok', building: ownerBuilding(await this.buildings.add(actor, name.trim())) };
  }

  @Put('customer/add-new-space')
  @HttpCode(201)
  @Requires('own-spaces')
  @Fails(404, 422)
  @ApiOperation({ summary: 'Adds a draft of a space; 403 LIMIT_REACHED when the plan has no free place.' })
  @ApiCreatedResponse({ type: SpaceAddedAnswerDto })
  async addSpace(
    @CurrentActor() actor: Actor,
    @Body() { name, id_building, no_name }: AddSpaceInput,
  ): Promise<SpaceAddedAnswerDto> {
    const space = await this.owners.add(actor, {
      name: name?.trim() || null,
      buildingId: id_building,
      noName: no_name,
    });
    return { status: 'ok', space: spaceDetail(space, relationTo(actor, space)) };
  }

  @Put('customer/building/:id')
  @Requires('own-spaces')
  @Fails(404, 422)
  @ApiOperation({
    summary:
      'Changes the name, the description or the address of a building; a renamed one keeps its old addresses as redirects.',
  })
  @ApiOkResponse({ type: BuildingAnswerDto })
  @ApiResponse({ status: 409, type: BuildingConflictDto })
  async saveBuilding(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: BuildingInput,
  ): Promise<BuildingAnswerDto> {
    return {
      status: 'ok',
      building: ownerBuilding(await this.buildings.save(actor, id, input.version, buildingChangesOf(input))),
    };
  }
}
