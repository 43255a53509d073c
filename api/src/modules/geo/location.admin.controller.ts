import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { adminLocations } from '@prostora/strings/cs/admin-taxonomy.ts';
import { ExportRoute, createTableFile } from '../../platform/export/index.ts';
import {
  type Actor,
  countPages,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  USES,
} from '../../platform/http/index.ts';
import { LOCATION_COLUMNS } from './location.admin.columns.ts';
import {
  AdminLocationAdd,
  AdminLocationChange,
  AdminLocationDto,
  AdminLocationsAnswerDto,
  AdminLocationsExport,
  AdminLocationsQuery,
} from './location.admin.dto.ts';
import { toAdminLocationDto, toListQuery, toLocationInput } from './location.admin.mapper.ts';
import { LocationAdminService } from './location.admin.service.ts';

@Routes('admin/locations', { tag: 'admin', access: 'console' })
export class LocationAdminController {
  constructor(private readonly locations: LocationAdminService) {}

  @Route('GET', '/', {
    summary: 'List locations',
    description: 'The tree of locations with the number of records in each.',
    answer: AdminLocationsAnswerDto,
    errors: [422],
  })
  async list(@Query() query: AdminLocationsQuery): Promise<AdminLocationsAnswerDto> {
    const { page, page_size: size } = query;
    const { rows, missing } = await this.locations.list(toListQuery(query));
    const items = rows.slice((page - 1) * size, page * size).map(toAdminLocationDto);
    return {
      items,
      counts: { missing_locative: missing },
      page,
      nr_of_pages: countPages(rows.length, size),
      total: rows.length,
    };
  }

  @ExportRoute()
  export(@Query() query: AdminLocationsExport): Promise<StreamableFile> {
    return createTableFile(
      adminLocations.export.file,
      query.format,
      LOCATION_COLUMNS,
      this.locations.streamAll(toListQuery(query)),
    );
  }

  @Route('GET', ':id', {
    summary: 'Retrieve a location',
    description: 'Includes the number of records that reference it.',
    answer: AdminLocationDto,
    errors: [404],
  })
  async read(@Param('id', IdPipe) id: number): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.findOrFail(id));
  }

  @Route('POST', '/', {
    summary: 'Create a location',
    description: 'A town or a city part.',
    answer: AdminLocationDto,
    errors: [422],
  })
  async add(@CurrentActor() actor: Actor, @Body() input: AdminLocationAdd): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.create(actor, input.kind, toLocationInput(input)));
  }

  @Route('PUT', ':id', {
    summary: 'Update a location',
    description: 'URLs with a former slug are redirected.',
    answer: AdminLocationDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminLocationDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminLocationChange,
  ): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.update(actor, id, input.version, toLocationInput(input)));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a location',
    description:
      'Only when no record references it. Returns the deleted location, so that it can be created again.',
    answer: AdminLocationDto,
    errors: [404],
    errorsWith: { 409: USES },
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.remove(actor, id));
  }
}
