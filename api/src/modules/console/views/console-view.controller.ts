import { Body, Param, Query } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  ConsoleViewDto,
  ConsoleViewInput,
  ConsoleViewNew,
  ConsoleViewsAnswerDto,
  ConsoleViewsQuery,
} from './console-view.dto.ts';
import { ConsoleViewService } from './console-view.service.ts';

@Routes('admin/views', { tag: 'admin', access: 'console' })
export class ConsoleViewController {
  constructor(private readonly views: ConsoleViewService) {}

  @Route('GET', '/', {
    summary: 'Saved views of a list: own ones and those shared by other operators',
    answer: ConsoleViewsAnswerDto,
    errors: [422],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { list }: ConsoleViewsQuery,
  ): Promise<ConsoleViewsAnswerDto> {
    return { items: await this.views.list(actor, list) };
  }

  @Route('POST', '/', {
    summary: 'Save a view of a list',
    status: 201,
    answer: ConsoleViewDto,
    errors: [422],
  })
  add(@CurrentActor() actor: Actor, @Body() { list, ...input }: ConsoleViewNew): Promise<ConsoleViewDto> {
    return this.views.add(actor, list, input);
  }

  @Route('PUT', ':id', { summary: 'Update an own saved view', answer: ConsoleViewDto, errors: [404, 422] })
  change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ConsoleViewInput,
  ): Promise<ConsoleViewDto> {
    return this.views.change(actor, id, input);
  }

  @Route('DELETE', ':id', {
    summary: 'Delete an own saved view',
    description: 'Returns the deleted view.',
    answer: ConsoleViewDto,
    errors: [404],
  })
  remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<ConsoleViewDto> {
    return this.views.remove(actor, id);
  }
}
