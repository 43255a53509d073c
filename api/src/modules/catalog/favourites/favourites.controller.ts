import { Body, Param } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { FavouritesAnswerDto, JoinFavouritesInput } from './favourites.dto.ts';
import { FavouritesService } from './favourites.service.ts';

@Routes('favourites', { tag: 'favourites', access: 'signed-in' })
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Route('GET', '/', { summary: 'List favourite spaces', answer: FavouritesAnswerDto })
  async list(@CurrentActor() actor: Actor): Promise<FavouritesAnswerDto> {
    return { space_ids: await this.favourites.list(actor) };
  }

  @Route('POST', 'join', {
    summary: 'Merge the favourites of a browser',
    description: 'Adds the spaces saved before the login. Returns the whole list.',
    answer: FavouritesAnswerDto,
    errors: [422],
  })
  async join(
    @CurrentActor() actor: Actor,
    @Body() { space_ids }: JoinFavouritesInput,
  ): Promise<FavouritesAnswerDto> {
    return { space_ids: await this.favourites.join(actor, space_ids) };
  }

  @Route('PUT', ':id', {
    summary: 'Add a space to favourites',
    description: 'Only a published space. Beyond the maximum the response is 409 FAVOURITES_FULL.',
    answer: DoneAnswer,
    errors: [404, 409],
  })
  async add(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.favourites.add(actor, id);
    return DONE;
  }

  @Route('DELETE', ':id', {
    summary: 'Remove a space from favourites',
    description: 'Succeeds for a space that is no favourite as well.',
    answer: DoneAnswer,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.favourites.remove(actor, id);
    return DONE;
  }
}
