import { Body, Ip, Param } from '@nestjs/common';
import { CAPTCHA_FIELD } from '@prostora/contracts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  SavedSearchAddedDto,
  SavedSearchChangeDto,
  SavedSearchDto,
  SavedSearchesAnswerDto,
  SavedSearchInputDto,
} from './saved-search.dto.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@Routes('saved-searches', { tag: 'saved-searches' })
export class SavedSearchController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Route('GET', '/', { access: 'signed-in', summary: 'List saved searches', answer: SavedSearchesAnswerDto })
  async list(@CurrentActor() actor: Actor): Promise<SavedSearchesAnswerDto> {
    return { items: await this.searches.list(actor) };
  }

  @Route('POST', '/', {
    access: 'public',
    throttle: { name: 'saved-search', points: 60, seconds: 3600, shared: true },
    idempotent: 'route',
    summary: 'Create a saved search',
    description: 'Active immediately with an account, otherwise after the e-mail address is confirmed.',
    status: 201,
    answer: SavedSearchAddedDto,
    errors: [404, 422, 503],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() { website: honeypot, [CAPTCHA_FIELD]: captchaSolution, email, ...search }: SavedSearchInputDto,
    @Ip() ip: string,
  ): Promise<SavedSearchAddedDto> {
    return {
      saved_search: await this.searches.create(
        actor,
        { ...search, email: email ?? null, honeypot, captchaSolution },
        ip,
      ),
    };
  }

  @Route('PUT', ':id', {
    access: 'signed-in',
    summary: 'Update a saved search',
    answer: SavedSearchDto,
    errors: [404, 422],
  })
  change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() change: SavedSearchChangeDto,
  ): Promise<SavedSearchDto> {
    return this.searches.update(actor, id, change);
  }

  @Route('DELETE', ':id', {
    access: 'signed-in',
    summary: 'Delete a saved search',
    description: 'Returns the deleted search.',
    answer: SavedSearchDto,
    errors: [404],
  })
  remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SavedSearchDto> {
    return this.searches.remove(actor, id);
  }
}
