import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  SignedIn,
  type Actor,
} from '../../../platform/http/index.ts';
import { FavouritesAnswerDto, JoinFavouritesInput } from './favourites.dto.ts';
import { FavouritesService } from './favourites.service.ts';

@ApiTags('favourites')
@Controller('favourites')
@SignedIn()
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Get()
  @ApiOperation({ summary: 'One’s own favourite spaces' })
  @ApiOkResponse({ type: FavouritesAnswerDto })
  async list(@CurrentActor() actor: Actor): Promise<FavouritesAnswerDto> {
    return { space_ids: await this.favourites.list(actor) };
  }

  @Post('join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Add what the browser kept before the login; the answer is the whole list' })
  @ApiOkResponse({ type: FavouritesAnswerDto })
  @ApiErrors(422)
  async join(
    @CurrentActor() actor: Actor,
    @Body() { space_ids }: JoinFavouritesInput,
  ): Promise<FavouritesAnswerDto> {
    return { space_ids: await this.favourites.join(actor, space_ids) };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Keep a published space; 409 FAVOURITES_FULL when there is no room for another' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404, 409)
  async add(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.favourites.add(actor, id);
    return DONE;
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Keep a space no more; also one that is not kept' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.favourites.remove(actor, id);
    return DONE;
  }
}
