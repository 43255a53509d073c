import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  ConsoleViewDto,
  ConsoleViewInput,
  ConsoleViewNew,
  ConsoleViewsAnswerDto,
  ConsoleViewsQuery,
} from './console-view.dto.ts';
import { ConsoleViewService } from './console-view.service.ts';

@ApiTags('admin')
@Controller('admin/views')
@RequiresPermission('console')
export class ConsoleViewController {
  constructor(private readonly views: ConsoleViewService) {}

  @Get()
  @ApiOperation({ summary: 'Saved views of a list: own ones and those shared by other operators' })
  @ApiOkResponse({ type: ConsoleViewsAnswerDto })
  @ApiErrors(422)
  async list(
    @CurrentActor() actor: Actor,
    @Query() { list }: ConsoleViewsQuery,
  ): Promise<ConsoleViewsAnswerDto> {
    return { items: await this.views.list(actor, list) };
  }

  @Post()
  @ApiOperation({ summary: 'Save a view of a list' })
  @ApiCreatedResponse({ type: ConsoleViewDto })
  @ApiErrors(422)
  add(@CurrentActor() actor: Actor, @Body() { list, ...input }: ConsoleViewNew): Promise<ConsoleViewDto> {
    return this.views.add(actor, list, input);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update an own saved view' })
  @ApiOkResponse({ type: ConsoleViewDto })
  @ApiErrors(404, 422)
  change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ConsoleViewInput,
  ): Promise<ConsoleViewDto> {
    return this.views.change(actor, id, input);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an own saved view', description: 'Returns the deleted view.' })
  @ApiOkResponse({ type: ConsoleViewDto })
  @ApiErrors(404)
  remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<ConsoleViewDto> {
    return this.views.remove(actor, id);
  }
}
